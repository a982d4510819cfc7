"""Time what people owe: clocks, quiet hours, votes' and invitations' ends, due timers."""
