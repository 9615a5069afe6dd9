"""Crazy Mistigri: pass the Mistigri on, and be rid of your cards. Start with steps/, where each rule is."""
