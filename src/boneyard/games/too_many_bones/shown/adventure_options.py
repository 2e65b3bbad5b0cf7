"""Labels of options between battles, and of those that cards, locks and darts offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Argument, Decision, Offer, Phrase
from boneyard.games.too_many_bones.activities.darts.state import DONE as DARTS_DONE
from boneyard.games.too_many_bones.activities.darts.state import REMOVE, SOAK, TAKE, WITHOUT, DartsAnswer
from boneyard.games.too_many_bones.activities.darts.state import VERBS as DARTS_VERBS
from boneyard.games.too_many_bones.activities.lockpicking.attempt import LockQuestion
from boneyard.games.too_many_bones.activities.lockpicking.locks import OPEN_WITH, VALUE, LockAnswer, Picking, number_of
from boneyard.games.too_many_bones.activities.lockpicking.locks import VERBS as LOCK_VERBS
from boneyard.games.too_many_bones.activities.training import dice_to_roll, passes
from boneyard.games.too_many_bones.adventure.recovery import rest_gives
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.aims import unit_aimed
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, NO_AIM, UNSEEN, Pick, unpack_values
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.battle.stats import max_hp, stat
from boneyard.games.too_many_bones.content.chips import CHIPS, TYPE_NAMES
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import LOCKS
from boneyard.games.too_many_bones.content.held_cards import card_of
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.sheets import SKILLS
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.encounters.classic.caution_blasting_ahead import ChooseBlast
from boneyard.games.too_many_bones.encounters.classic.gearlocs_need_food_badly import (
    ChooseCritter,
    ChooseStalk,
    ChooseStray,
)
from boneyard.games.too_many_bones.encounters.tyrant.in_pursuit_of_an_antidote import HUNTS
from boneyard.games.too_many_bones.loot.backup_plan import price
from boneyard.games.too_many_bones.loot.bags import SPACES, is_too_full, spaces_taken
from boneyard.games.too_many_bones.model.ids import ATTACK, AXE_COLLECTOR, DEFENSE, NOBODY, STATS
from boneyard.games.too_many_bones.model.mat import ADJACENT, SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown.card_names import (
    dart_words,
    darts_words,
    drawn_words,
    held_words,
    in_bag,
    lock_dice_words,
    rewards_words,
    with_card,
)
from boneyard.games.too_many_bones.shown.names import die_words, faces_of, phrase
from boneyard.games.too_many_bones.shown.previews import name_of, place_words, standing

# The day.


def label_draw(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Draw another encounter."""
    return phrase("opt-draw")


def label_challenge(s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """The tyrant, and how that battle is fought."""
    card = tyrant_card(s)
    return phrase("opt-challenge", tyrant=card.chip.name, setup=card.setup)


def label_choose(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A choice of the encounter: its text and what it gives."""
    card = ENCOUNTERS[s.adventure.card]
    choice = card.choices[option.what]
    args: dict[str, Argument] = {"label": choice.label, "text": choice.text}
    rewards = rewards_words(card, option.what)
    if rewards and choice.gives is not None:
        return phrase("opt-way-gives-more", **args, rewards=rewards, gives=choice.gives)
    if rewards:
        return phrase("opt-way-gives", **args, rewards=rewards)
    return phrase("opt-way-more", **args, gives=choice.gives) if choice.gives is not None else phrase("opt-way", **args)


def label_train(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The stat now and afterwards, how many dice must show no bones, and what helps (TMB-066, TMB-073)."""
    gearloc = s.party[decision.seat]
    value = max_hp(gearloc) if STATS[option.what] == "health" else stat(gearloc, option.what)
    dice = dice_to_roll(s, gearloc, option.what)
    if not dice:
        return phrase("opt-train-sure", value=value, after=value + 1)
    again = "again" if option.what == DEFENSE else "once"
    forgiven = "yes" if passes(gearloc, option.what, 1) else "no"
    return phrase("opt-train", value=value, after=value + 1, dice=dice, again=again, forgiven=forgiven)


def label_learn(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The faces of a skill die and its text."""
    return phrase("opt-learn", text=SKILLS[option.what].text, faces=faces_of(option.what))


# Cards.


def label_card(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The card with its text; trove by its locks."""
    if option.what >= UNSEEN:
        return phrase("opt-card-locked", card=drawn_words(option.what))
    return phrase("opt-card", **with_card(option.what))


def owner_of(s: TooManyBones, decision: Decision, option: Pick) -> Gearloc:
    """The owner of the bag a card lies in: the gearloc aimed at, or the player asked."""
    unit = unit_aimed(s, option.aim) if GEARLOC_AIM <= option.aim < NO_AIM else decision.seat
    return s.party[unit]


def with_held(held: int) -> Phrase:
    """A card of a bag with its text, or by its locks."""
    if isinstance(held_words(held), Phrase):
        return phrase("opt-card-locked", card=held_words(held))
    return phrase("opt-card", **with_card(card_of(held)))


def label_give(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Who gets the card, and how full that bag is."""
    ally = s.party[unit_aimed(s, option.aim)]
    if decision.kind == "share":
        return phrase("opt-share", name=name_of(s, ally.id), count=len(ally.bag))
    held = in_bag(s.party[decision.seat], option.what)
    return phrase("opt-give", card=held_words(held), name=name_of(s, ally.id), count=len(ally.bag))


def label_drop(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which card is discarded, and from whose bag."""
    owner = owner_of(s, decision, option)
    held = in_bag(owner, option.what)
    if option.aim == NO_AIM:
        return with_held(held)
    return phrase("opt-drop-of", name=name_of(s, owner.id), card=held_words(held))


def label_unwanted(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A card nobody wants (TMB-037)."""
    return phrase("opt-unwanted", card=drawn_words(option.what))


def label_play(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the card does, to whom, and the bones it costs as an extension of the backup plan."""
    unit = unit_aimed(s, option.aim) if option.aim < NO_AIM else NOBODY
    extension = CARDS[option.what].extension
    if extension:
        bones = price(s.party[decision.seat], extension)
        if unit >= 0:
            return phrase("opt-extend-on", **with_card(option.what), bones=bones, stands=standing(s, unit))
        return phrase("opt-extend", **with_card(option.what), bones=bones)
    if unit >= 0:
        return phrase("opt-play-on", **with_card(option.what), stands=standing(s, unit))
    return phrase("opt-card", **with_card(option.what))


def label_sleep(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """How many HP come back."""
    gearloc = s.party[decision.seat]
    more = rest_gives(s, gearloc)
    return phrase("opt-rest", hp=gearloc.hp, more=more, after=gearloc.hp + more)


def label_search(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which card is given up."""
    return phrase("opt-search", card=held_words(in_bag(s.party[decision.seat], option.what)))


def label_lead(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Become the leader, who decides for the party."""
    return phrase("opt-lead")


def label_scout(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Scout; a die says which stacks may be looked at."""
    return phrase("opt-scout")


def label_pick(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Whose trove, and its locks."""
    owner = owner_of(s, decision, option)
    return phrase("opt-pick", card=held_words(in_bag(owner, option.what)), name=name_of(s, owner.id))


def label_stack(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """How many chips are in the stack, or how many are called."""
    if decision.kind == "hunt":
        return phrase("opt-hunt", points=option.what, count=dict(HUNTS)[option.what])
    return phrase("opt-stack", points=option.what, count=len(s.stacks[VALUES.index(option.what)]))


def label_bottom(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Put the scouted chip face down at the bottom."""
    return phrase("opt-bottom")


def label_leave_chip(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Leave the scouted chip face up on top."""
    return phrase("opt-stay-scouted")


def label_say(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the number stands for."""
    if decision.kind == "which":
        card = ENCOUNTERS[option.what]
        return phrase("opt-which", title=card.title, premise=card.premise)
    if decision.kind == "knife":
        chip = CHIPS[option.what]
        return phrase("opt-knife", chip=chip.name, kind=TYPE_NAMES[chip.type])
    if decision.kind == "ticking":
        return phrase("opt-ticking", lock=LOCKS[option.what - 1])
    if decision.kind == "lantern":
        return phrase("opt-lantern", name=name_of(s, unit_aimed(s, option.aim)), value=option.what)
    return phrase(f"opt-{decision.kind}", value=option.what)


def label_adventure_yes(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """Yes, to a question between battles."""
    return phrase("opt-road-yes", kind=decision.kind)


def label_adventure_no(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """No, to a question between battles."""
    return phrase("opt-road-no", kind=decision.kind)


def label_adventure_done(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """Stop, in a question between battles."""
    return phrase("opt-road-done", kind=decision.kind)


def label_camp_done(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """Finish recovery; cards that do not fit will be discarded (TMB-297)."""
    gearloc = s.party[decision.seat]
    if not is_too_full(gearloc):
        return phrase("opt-road-done", kind=decision.kind)
    return phrase("opt-done-too-full", used=spaces_taken(gearloc), spaces=SPACES)


# The cards' own questions.


def label_critters(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Which stack of critters these join."""
    return phrase("opt-critters", square=SQUARES[option.aim])


def label_critter_stack(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """How large the stack of critters is."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseStray | ChooseCritter)
    return phrase("opt-stack-there", hp=asked.critters[option.aim])


def label_stalk(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the move costs, and which stacks are adjacent."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseStalk)
    cell = s.party[decision.seat].cell if option.aim == NO_AIM else option.aim
    near = sum([1 for beside in ADJACENT[cell] if asked.critters[beside]])
    return phrase("opt-stalk", dex=option.what, count=near)


def label_walk(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The units next to that position."""
    return place_words(s, option.aim, decision.seat)


def label_stay_put(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Stay where one is."""
    return phrase("opt-stay-put")


def label_grenade(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The rubble there and around it."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseBlast)
    around = sum([asked.rubble[cell] for cell in ADJACENT[option.aim]])
    return phrase("opt-grenade", hp=asked.rubble[option.aim], around=around)


def label_exhaust(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Whose die, and how many are left after it."""
    gearloc = s.party[unit_aimed(s, option.aim)]
    spent = gearloc.spent_attack if option.what == ATTACK else gearloc.spent_defense
    left = stat(gearloc, option.what) - spent - 1
    return phrase("opt-exhausted", name=name_of(s, gearloc.id), stat=STATS[option.what], left=left)


def label_restore(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Whose die comes back."""
    return phrase("opt-restore", die=die_words(option.what), name=name_of(s, unit_aimed(s, option.aim)))


def label_find(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What a consumable does; axes all come back at once."""
    if option.what == AXE_COLLECTOR:
        return phrase("opt-axes")
    return phrase("opt-gain", text=SKILLS[option.what].text)


def label_faces(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The faces of the die."""
    return phrase("opt-add-skill", faces=faces_of(option.what))


def label_tend(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The card that heals, and whose it is."""
    return phrase("opt-tend", name=name_of(s, unit_aimed(s, option.aim)), **with_card(option.what))


Label = Callable[[TooManyBones, Decision, Pick], Phrase]

ROAD_LABELS: Final[dict[int, Label]] = {
    picks.DRAW: label_draw,
    picks.CHALLENGE: label_challenge,
    picks.CHOOSE: label_choose,
    picks.TRAIN: label_train,
    picks.LEARN: label_learn,
    picks.CARD: label_card,
    picks.GIVE: label_give,
    picks.DROP: label_drop,
    picks.PLAY: label_play,
    picks.SLEEP: label_sleep,
    picks.SEARCH: label_search,
    picks.SCOUT: label_scout,
    picks.STACK: label_stack,
    picks.BOTTOM: label_bottom,
    picks.PICK: label_pick,
    picks.SAY: label_say,
}
# Cards that may be declined.
OFFERED: Final = ("map", "flare", "squirrel", "optics", "spirits", "slinger", "initiative_again", "mech_pick", "parcel")
FINISHED: Final = ("unlocked", "training_loot", "offering", "exhausted", "knife", "tend", "lock_loot", "last_loot")
BY_KIND: Final[dict[tuple[str, int], Label]] = {  # verbs of battle that mean something else here
    ("scouted", picks.STAY): label_leave_chip,
    ("camp", picks.FIRST): label_lead,
    ("camp", picks.DONE): label_camp_done,
    ("critters", picks.MOVE): label_critters,
    ("stray", picks.AT): label_critter_stack,
    ("prey", picks.TARGET): label_critter_stack,
    ("stalk", picks.STAY): label_stalk,
    ("stalk", picks.MOVE): label_stalk,
    ("hit_and_run", picks.STAY): label_stay_put,
    ("hit_and_run", picks.MOVE): label_walk,
    ("ally_move", picks.STAY): label_stay_put,
    ("ally_move", picks.MOVE): label_walk,
    ("grenade", picks.AIM): label_grenade,
    ("exhausted", picks.LOSE): label_exhaust,
    ("restore", picks.GAIN): label_restore,
    ("consumable", picks.GAIN): label_find,
    ("one_more", picks.ADD): label_faces,
    ("toads", picks.ADD): label_faces,
    ("tend", picks.USE): label_faces,
    ("tend", picks.PLAY): label_tend,
    ("offering", picks.GIVE): label_drop,
    ("share", picks.DROP): label_unwanted,
    **{(kind, picks.YES): label_adventure_yes for kind in ("try_trove", "raise_shields")},
    **{(kind, picks.NO): label_adventure_no for kind in ("try_trove", "raise_shields", *OFFERED)},
    **{(kind, picks.DONE): label_adventure_done for kind in FINISHED},
}


# Locks and darts have answers of their own.


def contest_offer(s: TooManyBones, decision: Decision, option: Action) -> Offer:
    """An option of an attempt at locks or of a game of darts; none of them is on the mat."""
    if isinstance(option, LockAnswer):
        asked = asking(s, decision.seat)
        assert isinstance(asked, LockQuestion)
        return Offer("", label_lock(asked.picking, option))
    assert isinstance(option, DartsAnswer), option
    return Offer("", label_darts(option))


def label_lock(picking: Picking, option: LockAnswer) -> Phrase:
    """The dice used, and what they add up to."""
    dice = [die for die in picking.dice if option.dice >> number_of(die) & 1]
    key = f"opt-lock-{LOCK_VERBS[option.verb].replace(' ', '-')}"
    if not dice:
        return phrase(key)
    if option.verb == OPEN_WITH:
        total = sum([die & VALUE for die in dice])
        return phrase(key, dice=lock_dice_words(dice), total=total, left=len(picking.dice) - len(dice))
    return phrase(key, dice=lock_dice_words(dice))


def label_darts(option: DartsAnswer) -> Phrase:
    """Dice by their kinds, or what bones buy."""
    if option.verb in (TAKE, WITHOUT):
        key = "opt-darts-take" if option.verb == TAKE else "opt-darts-without"
        return phrase(key, dice=darts_words(unpack_values(option.what)))
    if option.verb == REMOVE:
        side = "foe" if option.what >> 16 else "own"
        return phrase("opt-darts-remove", die=dart_words(option.what & 0xFFFF), side=side)
    if option.verb == SOAK:
        return phrase("opt-darts-soak", left=sum(unpack_values(option.what)))
    key = "done" if option.verb == DARTS_DONE else DARTS_VERBS[option.verb].replace(" ", "-")
    return phrase(f"opt-darts-{key}")
