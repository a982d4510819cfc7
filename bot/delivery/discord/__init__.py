"""Talk to Discord: requests, payloads, pictures, answers to interactions."""
