"""What each option says between battles, and what cards, locks and darts offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Argument, Decision, Offer, Phrase
from boneyard.games.too_many_bones.activities.darts.game import DONE as DARTS_DONE
from boneyard.games.too_many_bones.activities.darts.game import REMOVE, SOAK, TAKE, WITHOUT, DartsAnswer
from boneyard.games.too_many_bones.activities.darts.game import VERBS as DARTS_VERBS
from boneyard.games.too_many_bones.activities.lockpicking.locks import OPEN_WITH, VALUE, LockAnswer, Picking, number_of
from boneyard.games.too_many_bones.activities.lockpicking.locks import VERBS as LOCK_VERBS
from boneyard.games.too_many_bones.activities.lockpicking.tasks import LockQuestion
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


def drawing(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Another encounter."""
    return phrase("opt-draw")


def challenging(s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """The tyrant, and how that battle is fought."""
    card = tyrant_card(s)
    return phrase("opt-challenge", tyrant=card.chip.name, setup=card.setup)


def going(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What the choice is, what it asks, and what it gives."""
    card = ENCOUNTERS[s.adventure.card]
    choice = card.choices[option.what]
    args: dict[str, Argument] = {"label": choice.label, "text": choice.text}
    rewards = rewards_words(card, option.what)
    if rewards and choice.gives is not None:
        return phrase("opt-way-gives-more", **args, rewards=rewards, gives=choice.gives)
    if rewards:
        return phrase("opt-way-gives", **args, rewards=rewards)
    return phrase("opt-way-more", **args, gives=choice.gives) if choice.gives is not None else phrase("opt-way", **args)


def training(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the stat is now, how many dice must show no bones, and what helps (TMB-066, TMB-073)."""
    gearloc = s.party[decision.seat]
    value = max_hp(gearloc) if STATS[option.what] == "health" else stat(gearloc, option.what)
    dice = dice_to_roll(s, gearloc, option.what)
    if not dice:
        return phrase("opt-train-sure", value=value, after=value + 1)
    again = "again" if option.what == DEFENSE else "once"
    forgiven = "yes" if passes(gearloc, option.what, 1) else "no"
    return phrase("opt-train", value=value, after=value + 1, dice=dice, again=again, forgiven=forgiven)


def learning(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What the die is good for, with its faces."""
    return phrase("opt-learn", text=SKILLS[option.what].text, faces=faces_of(option.what))


# Cards.


def taking_card(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The card with its text; trove by its locks."""
    if option.what >= UNSEEN:
        return phrase("opt-card-locked", card=drawn_words(option.what))
    return phrase("opt-card", **with_card(option.what))


def owner_of(s: TooManyBones, decision: Decision, option: Pick) -> Gearloc:
    """In whose bag a card lies: who is aimed at, or who is asked."""
    unit = unit_aimed(s, option.aim) if GEARLOC_AIM <= option.aim < NO_AIM else decision.seat
    return s.party[unit]


def with_held(held: int) -> Phrase:
    """A card of a bag with its text, or by its locks."""
    if isinstance(held_words(held), Phrase):
        return phrase("opt-card-locked", card=held_words(held))
    return phrase("opt-card", **with_card(card_of(held)))


def giving(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """To whom, and how full that bag is."""
    ally = s.party[unit_aimed(s, option.aim)]
    if decision.kind == "share":
        return phrase("opt-share", name=name_of(s, ally.id), count=len(ally.bag))
    held = in_bag(s.party[decision.seat], option.what)
    return phrase("opt-give", card=held_words(held), name=name_of(s, ally.id), count=len(ally.bag))


def dropping(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which card goes for good, and whose it is."""
    owner = owner_of(s, decision, option)
    held = in_bag(owner, option.what)
    if option.aim == NO_AIM:
        return with_held(held)
    return phrase("opt-drop-of", name=name_of(s, owner.id), card=held_words(held))


def leaving_behind(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A card nobody wants (TMB-037)."""
    return phrase("opt-unwanted", card=drawn_words(option.what))


def playing(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the card does, on whom, and how many bones an extension of the backup plan costs."""
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


def resting(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """How many HP come back."""
    gearloc = s.party[decision.seat]
    more = rest_gives(s, gearloc)
    return phrase("opt-rest", hp=gearloc.hp, more=more, after=gearloc.hp + more)


def searching(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which card is given up for it."""
    return phrase("opt-search", card=held_words(in_bag(s.party[decision.seat], option.what)))


def leading(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Who decides for the party."""
    return phrase("opt-lead")


def scouting(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """A die says which stacks may be looked at."""
    return phrase("opt-scout")


def picking_lock(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Whose trove, and its locks."""
    owner = owner_of(s, decision, option)
    return phrase("opt-pick", card=held_words(in_bag(owner, option.what)), name=name_of(s, owner.id))


def stacking(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """How many chips lie there, or are called."""
    if decision.kind == "hunt":
        return phrase("opt-hunt", points=option.what, count=dict(HUNTS)[option.what])
    return phrase("opt-stack", points=option.what, count=len(s.stacks[VALUES.index(option.what)]))


def burying(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Face down, last of all."""
    return phrase("opt-bottom")


def leaving_chip(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Face up, where it is."""
    return phrase("opt-stay-scouted")


def saying(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
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


def road_yes(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """Yes to what was asked."""
    return phrase("opt-road-yes", kind=decision.kind)


def road_no(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """No to what was asked."""
    return phrase("opt-road-no", kind=decision.kind)


def road_done(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """Enough of this."""
    return phrase("opt-road-done", kind=decision.kind)


def turning_in(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """Enough for today, and what does not fit has to go (TMB-297)."""
    gearloc = s.party[decision.seat]
    if not is_too_full(gearloc):
        return phrase("opt-road-done", kind=decision.kind)
    return phrase("opt-done-too-full", used=spaces_taken(gearloc), spaces=SPACES)


# The cards' own questions.


def running(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Which stack of critters it joins is where the option is."""
    return phrase("opt-critters", square=SQUARES[option.aim])


def stack_there(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """How large the stack of critters is."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseStray | ChooseCritter)
    return phrase("opt-stack-there", hp=asked.critters[option.aim])


def stalking(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What it costs, and which stacks are next door."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseStalk)
    cell = s.party[decision.seat].cell if option.aim == NO_AIM else option.aim
    near = sum([1 for beside in ADJACENT[cell] if asked.critters[beside]])
    return phrase("opt-stalk", dex=option.what, count=near)


def walking_on(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Who is next to somebody there."""
    return place_words(s, option.aim, decision.seat)


def staying_put(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Not a step."""
    return phrase("opt-stay-put")


def throwing(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What lies there and around."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseBlast)
    around = sum([asked.rubble[cell] for cell in ADJACENT[option.aim]])
    return phrase("opt-grenade", hp=asked.rubble[option.aim], around=around)


def exhausting(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Whose die, and how many are left after it."""
    gearloc = s.party[unit_aimed(s, option.aim)]
    spent = gearloc.spent_attack if option.what == ATTACK else gearloc.spent_defense
    left = stat(gearloc, option.what) - spent - 1
    return phrase("opt-exhausted", name=name_of(s, gearloc.id), stat=STATS[option.what], left=left)


def restoring(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Whose die comes back."""
    return phrase("opt-restore", die=die_words(option.what), name=name_of(s, unit_aimed(s, option.aim)))


def finding(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What a consumable is good for; axes come back all at once."""
    if option.what == AXE_COLLECTOR:
        return phrase("opt-axes")
    return phrase("opt-gain", text=SKILLS[option.what].text)


def with_faces(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The faces of the die."""
    return phrase("opt-add-skill", faces=faces_of(option.what))


def tending(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Whose card it is."""
    return phrase("opt-tend", name=name_of(s, unit_aimed(s, option.aim)), **with_card(option.what))


Label = Callable[[TooManyBones, Decision, Pick], Phrase]

ROAD_LABELS: Final[dict[int, Label]] = {
    picks.DRAW: drawing,
    picks.CHALLENGE: challenging,
    picks.CHOOSE: going,
    picks.TRAIN: training,
    picks.LEARN: learning,
    picks.CARD: taking_card,
    picks.GIVE: giving,
    picks.DROP: dropping,
    picks.PLAY: playing,
    picks.SLEEP: resting,
    picks.SEARCH: searching,
    picks.SCOUT: scouting,
    picks.STACK: stacking,
    picks.BOTTOM: burying,
    picks.PICK: picking_lock,
    picks.SAY: saying,
}
# Cards that may be declined.
OFFERED: Final = ("map", "flare", "squirrel", "optics", "spirits", "slinger", "initiative_again", "mech_pick", "parcel")
FINISHED: Final = ("unlocked", "training_loot", "offering", "exhausted", "knife", "tend", "lock_loot", "last_loot")
BY_KIND: Final[dict[tuple[str, int], Label]] = {  # verbs of battle that mean something else here
    ("scouted", picks.STAY): leaving_chip,
    ("camp", picks.FIRST): leading,
    ("camp", picks.DONE): turning_in,
    ("critters", picks.MOVE): running,
    ("stray", picks.AT): stack_there,
    ("prey", picks.TARGET): stack_there,
    ("stalk", picks.STAY): stalking,
    ("stalk", picks.MOVE): stalking,
    ("hit_and_run", picks.STAY): staying_put,
    ("hit_and_run", picks.MOVE): walking_on,
    ("ally_move", picks.STAY): staying_put,
    ("ally_move", picks.MOVE): walking_on,
    ("grenade", picks.AIM): throwing,
    ("exhausted", picks.LOSE): exhausting,
    ("restore", picks.GAIN): restoring,
    ("consumable", picks.GAIN): finding,
    ("one_more", picks.ADD): with_faces,
    ("toads", picks.ADD): with_faces,
    ("tend", picks.USE): with_faces,
    ("tend", picks.PLAY): tending,
    ("offering", picks.GIVE): dropping,
    ("share", picks.DROP): leaving_behind,
    **{(kind, picks.YES): road_yes for kind in ("try_trove", "raise_shields")},
    **{(kind, picks.NO): road_no for kind in ("try_trove", "raise_shields", *OFFERED)},
    **{(kind, picks.DONE): road_done for kind in FINISHED},
}


# Locks and darts have answers of their own.


def contest_offer(s: TooManyBones, decision: Decision, option: Action) -> Offer:
    """An option of an attempt at locks or of a game of darts; none of them is on the mat."""
    if isinstance(option, LockAnswer):
        asked = asking(s, decision.seat)
        assert isinstance(asked, LockQuestion)
        return Offer("", lock_label(asked.picking, option))
    assert isinstance(option, DartsAnswer), option
    return Offer("", darts_label(option))


def lock_label(picking: Picking, option: LockAnswer) -> Phrase:
    """The dice as they lie, and what they come to."""
    dice = [die for die in picking.dice if option.dice >> number_of(die) & 1]
    key = f"opt-lock-{LOCK_VERBS[option.verb].replace(' ', '-')}"
    if not dice:
        return phrase(key)
    if option.verb == OPEN_WITH:
        total = sum([die & VALUE for die in dice])
        return phrase(key, dice=lock_dice_words(dice), total=total, left=len(picking.dice) - len(dice))
    return phrase(key, dice=lock_dice_words(dice))


def darts_label(option: DartsAnswer) -> Phrase:
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
