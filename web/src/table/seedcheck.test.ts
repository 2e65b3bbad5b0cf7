import { expect, test } from "vitest";
import { seedCheck } from "./seedcheck";

const SEALED = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"; // SHA-256 of "1"

test("the seed that was sealed matches, another does not", async () => {
  expect(await seedCheck("1", SEALED)).toBe("match");
  expect(await seedCheck("2", SEALED)).toBe("differ");
});
