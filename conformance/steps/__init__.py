"""The actions of the model on real brokers: one method for each, with the same name, by topic.

A method makes the brokers take the action, and returns when they have; it compares clients' responses at once. It waits
for the next message of the broker: the response, or its next request, which it sends once it has processed the last
response. If the brokers do something else, it raises `Diverged`.
"""
