# The words of the toy game, as any game brings its own.
picnic-title = Picnic
picnic-option-cards = { $value } cards
picnic-option-calm = no hurry
picnic-option = { $text }
picnic-bid = How much?
picnic-throw = Throw a die?
picnic-keep = Keep the card?
picnic-take = Which bone?
picnic-told = { $what } { $seat } { $value }.
picnic-most = Most points: { $points }.
picnic-threw = A die is thrown.
picnic-drew = A card is drawn.
picnic-took = A bone is taken.
picnic-end-rain = It rained
picnic-end-needs = It took { $what }
report-picnic-most = Somebody ate the most
report-picnic-card-9 = The <best> card
