import { expect, test } from "vitest";
import { HotFiles } from "~/server/hot-files";

test("what was asked for lately stays in memory, never more than was allowed", () => {
  const hot = new HotFiles(250);
  for (const name of ["a", "b"]) hot.keep(name, Buffer.alloc(100, name));
  expect(hot.get("a")?.toString()).toBe("a".repeat(100));
  hot.keep("c", Buffer.alloc(100, "c"));
  expect(["a", "b", "c"].filter((name) => hot.get(name))).toEqual(["a", "c"]);
});

test("what is too large, empty or there already is not taken", () => {
  const hot = new HotFiles(1_000_000);
  hot.keep("large", Buffer.alloc(200_000));
  hot.keep("empty", Buffer.alloc(0));
  hot.keep("same", Buffer.from("1"));
  hot.keep("same", Buffer.from("2"));
  expect([hot.get("large"), hot.get("empty"), hot.get("same")?.toString()]).toEqual([
    undefined,
    undefined,
    "1",
  ]);
});
