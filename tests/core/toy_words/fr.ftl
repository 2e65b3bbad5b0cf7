# The words of the toy game, as any game brings its own.
picnic-title = Pique-nique
picnic-option-cards = { $value } cartes
picnic-option-calm = sans hâte
picnic-option = { $text }
picnic-bid = Combien ?
picnic-throw = Lancer un dé ?
picnic-keep = Garder la carte ?
picnic-take = Quel os ?
picnic-told = { $what } { $seat } { $value }.
picnic-most = Le plus de points : { $points }.
picnic-threw = A die is thrown.
picnic-drew = A card is drawn.
picnic-took = A bone is taken.
picnic-end-rain = It rained
picnic-end-needs = It took { $what }
report-picnic-most = Somebody ate the most
report-picnic-card-9 = The <best> card
