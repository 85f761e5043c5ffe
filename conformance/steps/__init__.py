"""The actions of the model on real brokers: one method for each, of the same name, by what they are about.

A method makes the brokers do what the action says, and returns when they have done it; what it sees of clients on the
way it compares at once. The barrier is always something that the broker does next: the answer to what it was sent, or
its next request, which it makes once it has worked in the last answer. What the brokers do otherwise than the action
says raises `Diverged`.
"""
