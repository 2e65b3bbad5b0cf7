import { expect, test } from "vitest";
import { spoken } from "../../catalogue";

test("what only the terminal says stays at home", () => {
  const catalogue =
    "# A comment\nui-quit = Quit\nbad-bones-ui-help = No\nbad-bones-title = Bad Bones\nlong =\n    two\n    lines\n";
  expect(spoken(catalogue).trim()).toBe("bad-bones-title = Bad Bones\nlong =\n    two\n    lines");
});
