import { expect, test } from "vitest";
import { parted } from "../../catalogue";
import { GAMES } from "../games/registry";

test("what only the terminal says stays at home", () => {
  const parts = parted("# A comment\nui-quit = Quit\nbad-bones-ui-help = No\nbad-bones-title = Bad Bones\n", GAMES);
  expect(Object.values(parts).join("")).toBe("bad-bones-title = Bad Bones\n");
});

test("each part of the page has its own words, however many lines they take", () => {
  const parts = parted(
    "web-shell-home = Home\n\n## A game\n\nbad-bones-won =\n    two\n    lines\n\nbad-bones-rules = Short\nbaby-boom-tied = Tie\n",
    GAMES,
  );
  expect(parts).toMatchObject({
    shell: "web-shell-home = Home\n",
    "bad-bones": "bad-bones-won =\n    two\n    lines\n",
    rules: "bad-bones-rules = Short\n",
    "baby-boom": "baby-boom-tied = Tie\n",
    "too-many-bones": "",
  });
});

test("a key that belongs nowhere stops the build", () => {
  expect(() => parted("chess-title = Chess\n", GAMES)).toThrow("no part of the page says chess-title");
});
