"""Games kept from before the kits, one record a line: whatever is built since, they go as they went."""
