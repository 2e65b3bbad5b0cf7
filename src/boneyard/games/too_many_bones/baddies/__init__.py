"""What baddies' skills do, and when."""
