"""The language of protocols: terms, states, actions, properties. It imports no protocol and no engine."""
