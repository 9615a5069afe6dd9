### The coach: what it says in every game.

coach-would = My advice
