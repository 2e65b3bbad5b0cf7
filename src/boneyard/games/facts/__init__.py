"""Facts: reading what the printed pieces say, and overriding it with what somebody's own box says."""
