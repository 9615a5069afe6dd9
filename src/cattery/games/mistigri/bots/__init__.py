"""The bots of Crazy Mistigri, a module a level."""
