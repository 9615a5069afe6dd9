### De coach: wat hij in elk spel zegt.

coach-would = Mijn advies
