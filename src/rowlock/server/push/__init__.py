"""Push messages: tells absent players that it is their turn, by Web Push."""
