import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { placeholder, insertRow, prepared } from "~/base/db/prepared.server";
import { carts } from "~/base/db/schema";

const cartOfId = prepared((from) =>
  from
    .select({ id: carts.id, round: carts.round, userId: carts.userId })
    .from(carts)
    .where(eq(carts.id, placeholder("id")))
    .prepare(),
);

const stored = (id: string) => ({ id, createdAt: 1, updatedAt: 1 });

describe("a prepared query", () => {
  it("answers for what it is asked with, each time anew", async () => {
    await write((tx) => {
      insertRow(tx, carts, stored("one"));
      insertRow(tx, carts, { ...stored("two"), round: 7 });
    });
    expect(cartOfId(db).get({ id: "one" })).toEqual({ id: "one", round: 1, userId: null });
    expect(cartOfId(db).get({ id: "two" })).toEqual({ id: "two", round: 7, userId: null });
    expect(cartOfId(db).get({ id: "three" })).toBeUndefined();
  });

  it("sees inside a transaction what only that has stored", async () => {
    const failing = write((tx) => {
      insertRow(tx, carts, stored("passing"));
      expect(cartOfId(tx).get({ id: "passing" })?.round).toBe(1);
      expect(cartOfId(db).get({ id: "passing" })).toBeUndefined();
      throw new Error("not after all");
    });
    await expect(failing).rejects.toThrow("not after all");
    expect(cartOfId(db).get({ id: "passing" })).toBeUndefined();
  });

  it("cannot leave out a value", () => {
    expect(() => cartOfId(db).get({})).toThrow(/placeholder/);
  });
});
