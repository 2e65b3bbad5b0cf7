"""Too Many Bones at the terminal: battles by typed answers, a party at one keyboard, and what cannot be ordered."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from boneyard.core.session import Session, replay
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from tests.command import Boneyard, first_option
from tests.rulings import ruling

Kept = Callable[[], list[Path]]
BATTLE = "Picket, Boomer + Frag vs 4 points"
DUEL = ("play", "too-many-bones", "--battle", BATTLE, "--seed", "5")
GUIDED = ("play", "too-many-bones", "--battle", "Boomer + attack vs Bog Frog", "--seed", "1")


def last_option(out: str) -> str:
    """Somebody who types the number that begins the last line of a list, or the first word of too many options."""
    listed = re.findall(r"^ {1,2}(\d+) [A-ZÀ-Ý]", out.rpartition("\n\n")[2], re.MULTILINE)
    return str(listed[-1]) if listed else first_option(out)


@pytest.mark.parametrize(
    ("battle", "seats"),
    [
        (BATTLE, None),
        ("Tantrum vs Dire Wolf", None),
        ("Patches + Med Kit, Tantrum + Raaage vs 10 points of orc, troll", "human,greedy"),
        ("Boomer, Patches, Picket, Tantrum vs Nom, 4 points", "random,human,random,human"),
        ("Picket vs Mulmesh, 2 points", "human"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", ["60", "120"])
def test_a_whole_battle(
    boneyard: Boneyard,
    kept: Kept,
    monkeypatch: pytest.MonkeyPatch,
    battle: str,
    seats: str | None,
    lang: str,
    columns: str,
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    sat = ["--seats", seats] if seats else []
    typed = first_option if columns == "60" else last_option
    done = boneyard("play", "too-many-bones", "--battle", battle, "--seed", "7", "--lang", lang, *sat, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert ("Rematch: " if lang == "en" else "Revanche") in done.out
    assert f"battle={battle}" in done.out
    (file,) = kept()
    assert replay(file.read_text()).state.open == ()
    assert all(len(line) <= int(columns) or "boneyard" in line for line in done.out.splitlines())
    assert boneyard("replay", file, "--all", "--lang", lang).code == 0


def test_any_battle_is_dealt(boneyard: Boneyard) -> None:
    done = boneyard("play", "too-many-bones", "--battle", "any", "--seed", "3", typed="q\n")
    assert done.code == 0
    assert re.search(r"^Now \w+\.$", done.out, re.MULTILINE)
    assert "Nom" not in done.out


def test_without_a_battle_two_gearlocs_set_out_against_nom(boneyard: Boneyard) -> None:
    done = boneyard("play", "too-many-bones", "--seed", "3", typed="q\n")
    assert done.code == 0
    assert "Nom" in done.out
    assert "day 1 of" in done.out.lower()


@pytest.mark.parametrize(("lang", "tyrant"), [("en", "the Goblin King"), ("fr", "le roi des gobelins")])
def test_the_welcome_names_the_tyrant_that_was_chosen(boneyard: Boneyard, lang: str, tyrant: str) -> None:
    done = boneyard("play", "too-many-bones", "--variant", "tyrant=goblin-king", "--lang", lang, typed="q\n")
    assert tyrant in done.out.splitlines()[0]


@pytest.mark.parametrize(
    ("variant", "says"),
    [
        ("tutorial,mode=heroic", "leave out mode"),
        ("party=Picket,Picket", "different gearlocs"),
        ("tyrant=gnome", "tyrant=nom"),
        ("hide-next,battle=any", "leave out the hidden next encounter, or the battle"),
    ],
)
def test_an_adventure_that_cannot_be_is_refused_in_one_sentence(boneyard: Boneyard, variant: str, says: str) -> None:
    done = boneyard("play", "too-many-bones", "--variant", variant)
    assert done.code == 2
    assert says in done.err
    assert "Traceback" not in done.err


def test_french_is_french_throughout(boneyard: Boneyard) -> None:
    table = (*DUEL, "--lang", "fr")
    done = boneyard(*table, typed=first_option)
    done.out += boneyard(*table, typed="?\n? règles\nl atomik\n1\n").out
    english = {"the", "round", "wins", "rolls", "damage", "baddie", "saved", "and", "left", "shield", "target", "dice"}
    said = re.sub(r"boneyard .*|dans /.*|« .* »|«\u00a0.*\u00a0»", "", done.out.lower())
    assert not english & set(re.findall(r"[a-zéèà]+", said))


def test_a_turn_is_played_in_words_and_its_arithmetic_is_told(boneyard: Boneyard) -> None:
    done = boneyard(*GUIDED, typed="at b1\nstay\ntarget a3\nadd attack\nadd attack\nroll\nq\n")
    assert done.code == 0
    log = "\n".join(done.log())
    assert re.search(r"Boomer has initiative \d\.", log)
    assert "Boomer comes onto the mat on b1." in log
    assert "Boomer targets Bog Frog." in log
    assert re.search(r"Boomer rolls .*sword", log)
    assert re.search(r"Strike Bog Frog for 2 damage \(hit 1\+1\)  2 damage: 2 HP left", done.out)


def test_french_words_are_typed_too(boneyard: Boneyard) -> None:
    done = boneyard(*GUIDED, "--lang", "fr", typed="à b1\nrester\ncibler a3\najouter attaque\nlancer\nq\n")
    log = "\n".join(done.log())
    assert "Atomik entre sur le tapis en b1." in log
    assert "Atomik prend pour cible\u00a0: Crapaud des marais." in log
    assert "Atomik obtient\u00a0: " in log


def test_somebody_elses_mat_can_be_looked_at(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="l boomer\nl nobody\nq\n")
    assert "backup plan: 1 Throw Odds" in done.out
    assert "Whose? Picket, Boomer" in done.out


def test_one_person_plays_the_whole_party_and_may_go_on_later(boneyard: Boneyard, kept: Kept) -> None:
    done = boneyard(*DUEL, typed="1\n1\n1\n1\nq\n")
    assert "Now Picket." in done.out
    (file,) = kept()
    again = boneyard("play", "--resume", file, typed="q\n")
    assert again.code == 0
    assert f"the battle “{BATTLE}”" in again.out


@pytest.mark.parametrize(
    ("battle", "says"),
    [
        ("Picket", "A battle is a party, “vs” and its opponents"),
        ("Pickle vs 4 points", "There is no gearloc “Pickle”; there are Boomer, Patches, Picket and Tantrum."),
        ("Picket vs 4000 points", "at most 200 points"),
        ("Picket vs Grue", "There is no baddie “Grue”. Write it like"),
        ("Picket, Picket vs 4 points", "one to four different gearlocs"),
        ("Picket + Renown vs 4 points", "Picket cannot train “Renown” before one of these: "),
        (
            "Picket + Frag vs 4 points",
            "nothing called “Frag” to train; there are “innate”, Health, Dex, Attack, Defense, ",
        ),
        ("Picket vs -3 points", "at least 0 and at most 200 points, not -3"),
    ],
)
def test_a_battle_nobody_can_fight_gets_one_sentence(boneyard: Boneyard, battle: str, says: str) -> None:
    done = boneyard("play", "too-many-bones", "--battle", battle)
    assert (done.code, done.out) == (2, "")
    assert says in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("battle", "says"),
    [
        ("Capitank", "Un combat, c’est un groupe, « contre » et ses adversaires, et non « Capitank ». Écrivez"),
        ("Cornichon contre 4 points", "Aucun gearloc ne s’appelle « Cornichon » ; il y a Atomik, Sparadoc, Capitank"),
        ("Capitank contre dragons", "Aucun vilain ne s’appelle « dragons » ; peut-être "),
        ("Capitank contre Grue", "Aucun vilain ne s’appelle « Grue ». Écrivez par exemple « Capitank, Atomik"),
        ("Capitank + Renommée contre 4 points", "Capitank ne peut pas entraîner « Renommée » avant l’un de ces dés : "),
        ("Capitank contre 4000 points", "Un combat vaut de 0 à 200 points, et non 4000."),
        ("Capitank contre Miâm, Marrow", "On ne défie qu’un tyran à la fois."),
        (
            "Capitank contre 2 points of trolls",
            "Aucun type de créature ne s’appelle « trolls » ; il y a Marais, Gobelin",
        ),
        ("Capitank contre 2 points de gnome", "Aucun type de créature ne s’appelle « gnome » ; il y a Marais, Gobelin"),
    ],
)
def test_a_battle_nobody_can_fight_is_explained_in_french(boneyard: Boneyard, battle: str, says: str) -> None:
    done = boneyard("play", "too-many-bones", "--battle", battle, "--lang", "fr")
    assert (done.code, done.out) == (2, "")
    assert says in done.err.replace("\u00a0", " ").replace("\u202f", " ")
    assert done.err.count("\n") == 1


def test_what_has_no_place_beside_a_battle_is_named_in_french(boneyard: Boneyard) -> None:
    variant = "tyrant=drellen,hide-next,battle=any"
    done = boneyard("play", "too-many-bones", "--variant", variant, "--lang", "fr")
    assert "retirez le tyran et la prochaine rencontre cachée, ou bien le combat." in done.err


@pytest.mark.parametrize(
    ("lang", "party"), [("en", "the party “Picket and Boomer”"), ("fr", "le groupe « Capitank et Atomik »")]
)
@pytest.mark.parametrize("variant", ["tutorial", "party=Picket,Boomer"])
def test_the_welcome_names_the_party_in_the_language(boneyard: Boneyard, variant: str, lang: str, party: str) -> None:
    done = boneyard("play", "too-many-bones", "--variant", variant, "--lang", lang, typed="q\n")
    assert party in " ".join(done.out.split("\n\n")[0].replace("\u00a0", " ").split())


@pytest.mark.parametrize("vs", ["vs", "contre"])
def test_a_battle_may_be_ordered_in_french(boneyard: Boneyard, vs: str) -> None:
    battle = f"Atomik + Grenade à fragmentation + Attaque + dexterite {vs} Crapaud des marais, 1 point"
    done = boneyard("play", "too-many-bones", "--battle", battle, typed="q\n")
    assert done.code == 0
    assert "Bog Frog comes onto the mat" in done.out
    assert "Dex 4 Attack 2 Defense 2" in done.out.replace("\u00a0", " ")
    assert "ready: Element, Casing, Fuse, Frag" in done.out


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("? signal", "Signal, skill of baddies: On its first turns, X in all"),
        ("? shield wall", "Shield Wall, innate of Picket: "),
        ("? throw odds", "Throw Odds, backup plan of Boomer for 1 bone: "),
        ("? frag", "Frag, die of Boomer: "),
        ("? poison", "Poison, effect die: "),
        ("? provocation", "Provocation, capacité de vilain\u00a0: "),
        ("? coup de chance", "Coup de chance, plan B pour 1 os (Atomik)\u00a0: "),
    ],
)
def test_what_a_piece_says_is_explained(boneyard: Boneyard, asked: str, says: str) -> None:
    done = boneyard(*DUEL, "--lang", "fr" if "\u00a0" in says else "en", typed=f"{asked}\nq\n")
    assert says in done.out


def test_a_battle_has_seats_of_its_own(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, "--seats", "human,human,human")
    assert (done.code, done.out) == (2, "")
    assert "This is for a party of 2, but the table has 3 seats." in done.err


def test_other_games_have_no_battles(boneyard: Boneyard) -> None:
    done = boneyard("play", "baby-boom", "--battle", BATTLE)
    assert (done.code, done.out) == (2, "")
    assert "baby-boom has no variant 'battle'" in done.err


def test_a_saved_battle_is_not_ordered_again(boneyard: Boneyard) -> None:
    done = boneyard("play", "--resume", "game.txt", "--battle", BATTLE)
    assert (done.code, done.out) == (2, "")
    assert "--battle" in done.err


@ruling("TMB-083")
def test_somebody_else_may_use_a_card_before_the_one_who_is_asked(boneyard: Boneyard, tmp_path: Path) -> None:
    played = a_free_answer_is_open()
    file = tmp_path / "camp.txt"
    file.write_text(played.write())
    other = next(decision for decision in played.state.open if decision.free)
    name, asked = ("Picket", "Patches") if other.seat == 0 else ("Patches", "Picket")
    done = boneyard(
        "play", "--resume", file, "--seats", "human,human", typed=f"as {name}\nas {asked}\nas {name}\n1\nq\n"
    )
    assert (done.code, done.err) == (0, "")
    assert done.out.count(f"{name} may use something first: type “as {name}”.") >= 2
    again = replay(next(tmp_path.glob("*.txt")).read_text())
    assert again.past[-1].line.seat == other.seat


def test_who_has_nothing_to_do_is_told_so(boneyard: Boneyard) -> None:
    assert "Boomer has nothing to do now." in boneyard(*DUEL, typed="as boomer\nq\n").out


def a_free_answer_is_open() -> Session:
    """An adventure played at random until somebody who is not asked could use a card."""
    for seed in range(50):
        session = Session(TOO_MANY_BONES, 2, seed, {"party": "picket, patches"})
        luck = Random(seed)
        while session.state.open and len(session.past) < 100:
            if any(decision.free for decision in session.state.open):
                return session
            asked = session.state.open[0]
            session.answer(asked.seat, luck.choice(asked.options), asked.number)
    raise AssertionError("nobody ever had a card")
