"""The phases of Bad Bones a second time: who moves, what becomes of it, and what the end of a phase brings."""

from __future__ import annotations

from collections import Counter

from tests.games.bad_bones.oracle import (
    ARROWS,
    BANNERS,
    COLOURS,
    SQUARES,
    TEAM_ARROWS,
    TRAP_NAMES,
    WAYS,
    WEARING,
    Disagreement,
    Kingdom,
    Skeleton,
    Table,
    Trap,
    Way,
    around,
    beside,
    chased,
    cross,
    damaged,
    destroy,
    entry,
    exits,
    follow,
    full_name,
    home,
    kind_name,
    name_of,
    on,
    remove,
    stands,
)

FULL_TOWER, FULL_VILLAGE = 4, 5


def settle_down(t: Table, k: Kingdom, one: Skeleton, heading: str) -> None:
    """A move ends on a square: treasure, else arrow if it entered (BAD-024, BAD-033)."""
    for way in WAYS:
        beyond = beside(one.place, way)
        if beyond in k.traps and k.traps[beyond].glyph == "$":
            one.facing = way
            return
    covered = one.place in k.traps and k.traps[one.place].glyph != "X"
    if heading:
        one.facing = heading
        if not covered:
            one.facing = (TEAM_ARROWS if t.coop else ARROWS).get((one.place, heading), heading)


def send(t: Table, k: Kingdom, group: list[Skeleton], to: str) -> None:
    """They go to somebody's cemetery."""
    remove(k, group)
    k.sent += [(to, one.kind) for one in group]


def walk(t: Table, k: Kingdom, group: list[Skeleton], start: str, heading: str, way: Way | None = None) -> None:
    """One skeleton, or a group with its leader first, makes its move; `way` when a landing dragon begins it."""
    facing = heading
    if way is None:
        first = beside(start, heading) if start in SQUARES else entry(start)
        way = follow(t, k, first, heading, Way("", "", heading, [], []))
    while way.stop == "D":
        outs = exits(t, k, way, start)
        if not outs:
            way.stop = "loop"
            break
        if t.phase == 2 and len(way.met) == 1 and not t.coop:
            outs = [out for out in outs if WAYS.index(out) >= k.least] or outs
        out = k.script.choose("choose_exit", set(outs))
        if t.phase == 2 and len(way.met) == 1:
            k.least = WAYS.index(out)
        way = chased(t, k, way, out)
    triggered = set(way.used) - ({k.landing} if t.phase == 2 else set())
    k.used |= triggered
    trigger(t, k, group, triggered)
    for one in group:
        one.black = not t.due
    arrive(t, k, group, start, facing, way)


def trigger(t: Table, k: Kingdom, group: list[Skeleton], squares: set[str]) -> None:
    """Remember what saboteurs triggered (BAD-097)."""
    for one in group:
        if one.rank == "A" and squares and t.phase == 3:
            k.sabotaged |= squares
            k.triggering_saboteurs[one.kind] = 1


def arrive(t: Table, k: Kingdom, group: list[Skeleton], start: str, facing: str, way: Way) -> None:
    """What stops them decides."""
    stop = way.stop
    if stop in ("barricade", "loop"):
        for one in group:
            one.facing = facing
            if start in SQUARES:
                settle_down(t, k, one, "")
    elif stop in ("plain", "$", "Lw", "Lb"):
        for one in group:
            one.place = way.square
            settle_down(t, k, one, way.heading)
    elif stop in ("hero", "B", "stakes"):
        destroy(t, k, group, "hero" if stop == "hero" else "trap")
    elif stop == "U":
        k.loaded.setdefault(way.square, []).extend(one.kind for one in group)
        remove(k, group)
    elif stop == "C":
        trap = k.traps[way.square]
        trap.aim = trap.aim or k.script.choose("choose_aim", t.others(k))
        send(t, k, group, trap.aim)
    elif stop == "O":
        slot, inward = home(t, group[0].kind)
        for one in group:
            one.place, one.facing = slot, inward
    elif stop == "tower":
        enter_tower(t, k, group, way)
    else:
        leave(t, k, group, way.heading)


def leave(t: Table, k: Kingdom, group: list[Skeleton], heading: str) -> None:
    """Off the board (BAD-026, BAD-027, BAD-102)."""
    seats = len(t.kingdoms)
    if heading == ("up" if t.coop else "down"):
        for one in in_order(k, group):
            remove(k, [one])
            bury_attacker(t, k, one)
            if one.rank == "E":
                k.doomed = True
            elif t.coop:
                k.capital.append(one.rank)
            else:
                full = 1 if t.solo else FULL_VILLAGE
                k.houses = damaged(k.houses, one.rank, full)
                k.doomed |= k.houses == 0
    elif heading == "left":
        send(t, k, group, BANNERS[(k.seat + 1) % seats])
    elif heading == "right":
        send(t, k, group, BANNERS[(k.seat - 1) % seats])
    else:
        send(t, k, group, k.script.choose("choose_target", t.others(k)))


def in_order(k: Kingdom, group: list[Skeleton]) -> list[Skeleton]:
    """The order in which a group does its damage, as far as the owner is asked (BAD-095)."""
    left, ordered = list(group), []
    while left:
        one = entrant(k, left, must=False)
        ordered.append(one)
        left = [other for other in left if other is not one]
    return ordered


def entrant(k: Kingdom, left: list[Skeleton], *, must: bool) -> Skeleton:
    """Who of a group goes first; unless it must be asked, it is only where that matters."""
    options = {kind_name(one.kind) for one in left}
    if not must and (k.script.asks_next() != "choose_entrant" or k.script.answers[0][1] != options):
        return left[0]
    pick = k.script.choose("choose_entrant", options)
    return next(one for one in left if kind_name(one.kind) == pick)


def bury_attacker(t: Table, k: Kingdom, one: Skeleton) -> None:
    """Having hit tower or village it goes to the bag, a spectral to the own cemetery (BAD-096)."""
    if one.rank == "S":
        k.cemetery[one.kind] += 1
    else:
        t.bag[one.kind] += 1


def enter_tower(t: Table, k: Kingdom, group: list[Skeleton], way: Way) -> None:
    """A floor is lost for each, or in co-op one is stopped and the rest are on the ruin (BAD-027, BAD-104)."""
    if not t.coop:
        for one in in_order(k, group):
            remove(k, [one])
            bury_attacker(t, k, one)
            if one.rank == "E":
                k.doomed = True
            else:
                k.towers[way.square] = damaged(k.towers[way.square], one.rank, 1 if t.solo else FULL_TOWER)
                k.doomed |= k.towers[way.square] == 0
        return
    left = list(group)
    k.doomed |= any(one.rank == "E" for one in group)
    while left and k.towers[way.square]:
        one = entrant(k, left, must=True)
        left = [other for other in left if other is not one]
        remove(k, [one])
        bury_attacker(t, k, one)
        if one.rank != "F":
            k.towers[way.square] = 0
    k.doomed |= not any(k.towers.values())
    if left:
        arrive(t, k, left, "", "", Way("hero" if k.hero == way.square else "plain", way.square, way.heading, [], []))


# Phase 3.


def may_move(t: Table, one: Skeleton) -> bool:
    """Whether it still has to move (BAD-022)."""
    return one.black == t.due and not one.frozen


def skeleton_phase(t: Table) -> None:
    """Everybody's skeletons move, then what was sent arrives (BAD-005)."""
    t.phase = 3
    for k in t.kingdoms:
        march(t, k)
        offer_last(t, k)
        wear(t, k)
    for k in t.kingdoms:
        for rank in k.capital:
            t.capital = damaged(t.capital, rank, len(t.kingdoms))
        k.capital = []
    deliver(t)


def deliver(t: Table) -> None:
    """Bury the slain, deliver who was sent, and take saboteurs out of wherever they are (BAD-097)."""
    for k in t.kingdoms:
        for kind in k.slain:
            if k.death_staff_target:
                t.kingdoms[BANNERS.index(k.death_staff_target)].cemetery[kind] += 1
            else:
                t.bag[kind] += 1
        for to, kind in k.sent:
            t.kingdoms[BANNERS.index(to)].cemetery[kind] += 1
        k.slain, k.sent, k.death_staff_target, k.kills = [], [], "", 0
        k.weapon_used = k.offered = False
    if t.phase != 3:
        return
    for vandal in {kind for k in t.kingdoms for kind in k.triggering_saboteurs}:
        for k in t.kingdoms:
            for one in [one for one in k.skeletons if one.kind == vandal]:
                remove(k, [one])
                t.bag[vandal] += 1
            t.bag[vandal] += k.cemetery.pop(vandal, 0)


def next_to_move(t: Table, k: Kingdom) -> Skeleton:
    """The skeleton the script names, perhaps after a question."""
    movers = [one for one in k.skeletons if may_move(t, one) and not waits_for_leader(t, k, one)]
    if k.script.shuffled is not None:
        return k.script.shuffled.choice(movers)
    pick = "rest"
    if k.script.asks_next() == "choose_next":
        pick = k.script.choose("choose_next", {name_of(one) for one in movers} | {"rest"})
    if not k.script.moves:
        raise Disagreement(f"nobody moves any more, but there are {movers}")
    kind, start, touched = k.script.moves.pop(0)
    same = [one for one in movers if one.place == start and kind in (one.kind, one.rank)]
    if pick != "rest":
        same = [one for one in same if name_of(one) == pick]
    ahead = [one for one in same if touched in ("", step_name(one))]
    if not (ahead or same):
        raise Disagreement(f"{kind} on {start} moves after {pick!r}, but can only be one of {movers}")
    return (ahead or same)[0]


def waits_for_leader(t: Table, k: Kingdom, one: Skeleton) -> bool:
    """Whether an instructor it walks with is beside it and still to move: a group is not divided (BAD-109)."""
    beside_it = [other for other in on(k, one.place) if other.kind == one.leader]
    return any(may_move(t, chief) and not chief.leader for chief in beside_it)


def step_name(one: Skeleton) -> str:
    """The first place somebody would touch: a square, or the direction of an edge."""
    return entry(one.place) if one.place not in SQUARES else beside(one.place, one.facing) or one.facing


def march(t: Table, k: Kingdom) -> None:
    """All skeletons of a board move."""
    while any(may_move(t, one) for one in k.skeletons):
        one = next_to_move(t, k)
        group = [one]
        if one.rank == "I" and one.place in SQUARES:
            group += [other for other in on(k, one.place) if other is not one and may_move(t, other)]
        elif one.rank == "I":
            group += [other for other in on(k, one.place) if other.leader == one.kind and may_move(t, other)]
        going = {member.kind for member in group if member.rank == "I"}
        for other in k.skeletons:
            if other is one or other.leader in going:
                other.leader = ""  # who walks alone, or stays while his instructor goes, is in no group (BAD-124)
        for other in group[1:]:
            other.facing, other.leader = one.facing, one.kind
        trap = k.traps.get(one.place)
        if trap and trap.glyph in ("Lw", "Lb") and (trap.glyph == "Lb") != one.black:
            trigger(t, k, group, {one.place})
            for other in group:
                other.black = not t.due
                settle_down(t, k, other, "")
        else:
            start, k.script.split = one.place, False
            walk(t, k, group, start, one.facing)
            while k.script.split and start in SQUARES and k.script.moves and k.script.moves[0][1] == start:
                del k.script.moves[0]  # each part of a split group was written down as a move
        if k.kills >= 3 and not k.offered:
            offer_weapon(t, k)
    if k.script.moves:
        raise Disagreement(f"there is nobody left to move, but {k.script.moves} do")


def wear(t: Table, k: Kingdom) -> None:
    """The end of phase 3: stolen treasure, worn traps, bombs and hearses (BAD-030, BAD-046, BAD-060, BAD-070)."""
    for square in SQUARES:
        trap = k.traps.get(square)
        if trap is None:
            continue
        trap.aim = ""
        sabotaged = square in k.sabotaged
        if trap.glyph == "B" and square in k.used:
            k.traps[square] = Trap("X")
        elif trap.glyph == "U" and square in k.used:
            to = k.script.choose("choose_hearse", t.others(k))
            k.sent += [(to, kind) for kind in k.loaded.pop(square)]
            del k.traps[square]
            if not sabotaged:
                (t.supply if t.coop else t.kingdoms[BANNERS.index(to)].supply)["hearse"] += 1
        elif sabotaged or (trap.glyph == "$" and on(k, square)):
            del k.traps[square]
        elif trap.glyph in WEARING and square in k.used:
            if trap.damaged:
                del k.traps[square]
            else:
                trap.damaged = True
    k.used, k.sabotaged = set(), set()
    for one in k.skeletons:
        if one.frozen and one.black != t.due:
            one.frozen = False


# Phases 1 and 2.


def hero_phase(t: Table) -> None:
    """Every hero moves and destroys whom he meets (BAD-011, BAD-012)."""
    t.phase = 1
    for k in t.kingdoms:
        if k.hero:
            k.hero = k.script.choose("move_hero", set(around(k.hero)))
    for k in t.kingdoms:
        if k.hero and on(k, k.hero):
            destroy(t, k, on(k, k.hero), "hero")
            if k.kills >= 3:
                offer_weapon(t, k)
    deliver(t)


def trap_choices(t: Table, k: Kingdom, supply: Counter[str]) -> set[str]:
    """What may be placed or taken back (BAD-015 to BAD-018, BAD-061)."""
    found = {"nothing"} | {f"take {square}" for square, trap in k.traps.items() if trap.glyph != "X"}
    for square in SQUARES:
        if square in k.traps or stands(t, k, square):
            continue
        bones = on(k, square)
        for name in [name for name, number in supply.items() if number > 0]:
            if not bones or name == "dragon" or (name == "bomb" and square != k.hero):
                turns = {"wall": ("/ ", "\\ "), "labyrinth": ("white ", "black ")}.get(name, ("",))
                found |= {f"{name} {turn}{square}" for turn in turns}
    return found


def trap_phase(t: Table) -> None:
    """Everybody places or takes back one trap, or none; in co-op seat by seat (BAD-106)."""
    t.phase = 2
    picks: list[tuple[Kingdom, str]] = []
    for k in t.kingdoms:
        supply = t.supply if t.coop else k.supply
        pick = k.script.choose("choose_trap", trap_choices(t, k, supply))
        if t.coop:
            place(t, k, pick)
        else:
            picks.append((k, pick))
    for k, pick in picks:
        place(t, k, pick)
    for k in t.kingdoms:
        for rank in k.capital:
            t.capital = damaged(t.capital, rank, len(t.kingdoms))
        k.capital = []
    deliver(t)


def place(t: Table, k: Kingdom, pick: str) -> None:
    """What a player chose in phase 2."""
    if pick == "nothing":
        return
    square = pick[-2:]
    if pick.startswith("take "):
        name = TRAP_NAMES[k.traps.pop(square).glyph]
        (t.resting if t.coop else k.supply)[name] += 1
        return
    name, *turn = pick[:-3].split()
    (t.supply if t.coop else k.supply)[name] -= 1
    turned = {"/": "/", "\\": "\\", "white": "Lw", "black": "Lb"}
    glyph = turned[turn[0]] if turn else next(g for g, known in TRAP_NAMES.items() if known == name)
    bones = on(k, square)
    k.traps[square] = Trap(glyph)
    if name == "bomb" and bones:
        destroy(t, k, bones, "trap")
        k.traps[square] = Trap("X")
    elif name == "treasure":
        for way in WAYS:
            for one in on(k, beside(square, way)):
                one.facing = next(back for back in WAYS if beside(one.place, back) == square)
    elif name == "dragon" and bones:
        k.traps[square].damaged = True
        k.landing = square
        land(t, k, square)
        k.landing = ""


def land(t: Table, k: Kingdom, square: str) -> None:
    """A dragon lands: everyone there is repelled and has moved (BAD-040, BAD-110)."""
    waiting = list(on(k, square))
    before = None
    while waiting:
        one = waiting[0]
        heads = [o for o in waiting if not any(o.leader == w.kind for w in waiting)]
        if len({look(o) for o in heads}) > 1 and (t.coop or any(o.rank in ("F", "E") for o in heads)):
            pick = k.script.choose("choose_chased", {name_of(o) for o in heads})  # BAD-121
            one = next(o for o in heads if name_of(o) == pick)
            del k.script.moves[:1]
        elif k.script.moves:
            kind, start, _ = k.script.moves.pop(0)
            same = [one for one in waiting if (kind in (one.kind, one.rank)) and start == square]
            if not same:
                raise Disagreement(f"{kind} from {start} is chased, but there are {waiting}")
            one = same[0]
        piece = [one] + [other for other in waiting if other.leader == one.kind]
        waiting = [other for other in waiting if not any(other is member for member in piece)]
        k.least = k.least if look(one) == before else 0
        before = look(one)
        way = Way("D", square, one.facing, [], [(square, "D")])
        k.script.split = False
        if exits(t, k, way, square):
            walk(t, k, piece, square, one.facing, way)
        for member in piece:
            member.black = not t.due
        while k.script.split and k.script.moves and not any(o.kind == k.script.moves[0][0] for o in waiting):
            del k.script.moves[0]  # each part of a split group was written down as a move


# Weapons.


def uses(t: Table, k: Kingdom) -> set[str]:
    """All ways to use the weapon (BAD-080 to BAD-089)."""
    near = [square for square in around(k.hero) if on(k, square)]
    anywhere = [square for square in SQUARES if on(k, square)]
    if k.weapon == "crossbow":
        return {f"shoot {full_name(one)}" for square in anywhere for one in on(k, square)}
    if k.weapon == "ice staff":
        return {f"freeze {square}" for square in anywhere if not all(one.frozen for one in on(k, square))}
    if k.weapon == "death staff":
        return set() if t.solo else {f"send {to}" for to in t.others(k)}
    if k.weapon == "teleport staff":
        return {f"teleport {tower}" for tower, floors in k.towers.items() if floors or not t.coop}
    if k.weapon == "two handed sword":
        return {f"charge {square}" for square in around(k.hero)}
    if k.weapon == "battle axe":
        return {f"axe {COLOURS[one.kind[0]]}" for square in cross(k.hero) for one in on(k, square)}
    if k.weapon == "morning star":
        free = [s for s in around(k.hero) if not stands(t, k, s) and (s not in k.traps or k.traps[s].glyph == "X")]
        return {f"shift {square} {to}" for square in near for to in free if to != square}
    return {f"turn {square}" for square in near} if k.weapon == "rapier" else set()


def offer_last(t: Table, k: Kingdom) -> None:
    """A weapon that was declined is offered once more (BAD-079)."""
    if k.kills >= 3 and not k.weapon_used:
        offer_weapon(t, k)


def offer_weapon(t: Table, k: Kingdom) -> None:
    """The weapon may be used now (BAD-078)."""
    if not (k.hero and k.weapon and uses(t, k)):
        return
    k.offered = True
    pick = k.script.choose("use_weapon", uses(t, k) | {"sheathe"})
    if pick == "sheathe":
        k.weapon_used = not any(may_move(t, one) for one in k.skeletons)  # nothing will have changed (BAD-123)
        return
    k.weapon_used = True
    verb, rest = pick.split(" ", 1)
    if verb == "shoot":
        dead = [one for one in k.skeletons if full_name(one) == rest]
        destroy(t, k, dead[:1], "weapon")
    elif verb == "freeze":
        for one in [one for one in on(k, rest) if not one.frozen]:
            one.frozen, one.black = True, not one.black
    elif verb == "send":
        k.death_staff_target = rest
    elif verb == "teleport":
        k.hero = rest
    elif verb == "charge":
        k.hero = rest
        destroy(t, k, on(k, rest), "weapon")
    elif verb == "axe":
        near = [one for square in cross(k.hero) for one in on(k, square)]
        destroy(t, k, [one for one in near if COLOURS[one.kind[0]] == rest], "weapon")
    elif verb == "shift":
        for one in on(k, rest[:2]):
            one.place = rest[3:]
    else:
        turn(k, rest)


def turn(k: Kingdom, square: str) -> None:
    """Each skeleton, or group as one piece, is turned freely; the script knows in which order (BAD-089)."""
    stack = k.script.stacks.pop(0)
    waiting = on(k, square)
    if sorted(stack) != sorted(look(one) for one in waiting):
        raise Disagreement(f"the rapier turns {stack}, but there are {waiting}")
    before, least = None, 0
    for seen in stack:
        one = next((one for one in waiting if look(one) == seen), None)
        if one is None:
            continue  # turned with its group
        group = one.kind if one.rank == "I" else one.leader
        piece = [o for o in waiting if group and group in (o.leader, o.kind)] or [one]
        waiting = [o for o in waiting if not any(o is p for p in piece)]
        least = least if seen == before else 0
        pick = k.script.choose("turn_bone", set(WAYS[least:]))
        before, least = seen, WAYS.index(pick)
        for member in piece:
            member.facing = pick


def look(one: Skeleton) -> tuple[str, str, bool, bool, str]:
    """All that can be seen of it but its place."""
    return one.kind, one.facing, one.black, one.frozen, one.leader
