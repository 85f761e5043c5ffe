"""The protocols that come with Tideproof."""
