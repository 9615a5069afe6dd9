"""Speed, side by side: everything is measured in the same run, so that ratios mean something on any machine."""
