# Too Many Bones at the table: what only the browser says.
web-too-many-bones-round = Manche { $round }
web-too-many-bones-day = Jour { $day } sur { $days }
