"""What protocols are written in: terms, states, actions, properties. It knows no protocol and no engine."""
