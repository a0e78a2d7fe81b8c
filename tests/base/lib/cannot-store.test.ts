import { expect, it } from "vitest";
import { cannotStore, databaseProblem } from "~/base/lib/cannot-store";

const told = (code: string) => Object.assign(new Error("what SQLite says"), { code });

it.each([
  ["SQLITE_FULL", /disk is full/, true],
  ["ENOSPC", /disk is full/, true],
  ["SQLITE_READONLY_DIRECTORY", /cannot be written to/, true],
  ["SQLITE_CANTOPEN", /cannot be written to/, true],
  ["EROFS", /cannot be written to/, true],
  ["SQLITE_BUSY_SNAPSHOT", /another program/, true],
  ["SQLITE_IOERR_WRITE", /disk reports an error/, true],
  ["SQLITE_CORRUPT", /npm run restore FILE/, false],
])("%s is told plainly, also when it is the cause of another error", (code, words, passes) => {
  const error = new Error("a query failed", { cause: told(code) });
  expect(databaseProblem(error)).toMatch(words);
  expect(databaseProblem(told(code))).toMatch(words);
  // Damage does not pass by itself: nobody is asked to wait for it.
  expect(cannotStore(error)).toBe(passes);
});

it("what is no fault of the database is not blamed on it", () => {
  expect(databaseProblem(told("SQLITE_CONSTRAINT_UNIQUE"))).toBeNull();
  expect(databaseProblem(new TypeError("a fault of ours"))).toBeNull();
  expect(databaseProblem("words")).toBeNull();
});
