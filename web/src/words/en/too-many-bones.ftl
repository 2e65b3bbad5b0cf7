# Too Many Bones at the table: what only the browser says.
web-too-many-bones-round = Round { $round }
web-too-many-bones-day = Day { $day } of { $days }
