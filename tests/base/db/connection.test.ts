import path from "node:path";
import Database from "better-sqlite3";
import { count, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, write, writeLightly, type Writer } from "~/base/db/connection.server";
import { settings } from "~/base/db/schema";

const row = (key: string) => ({ key, value: "x", updatedAt: 1 });
const held = () => db.select({ rows: count() }).from(settings).get()?.rows;

function put(tx: Writer, key: string): void {
  tx.insert(settings).values(row(key)).run();
}

function keptOf(keys: string[]): string[] {
  const kept = db.select().from(settings).where(inArray(settings.key, keys)).all();
  return kept.map(({ key }) => key).sort();
}

describe("the reader", () => {
  it("cannot change anything", () => {
    expect(() => db.insert(settings).values(row("a")).run()).toThrow(/readonly/);
    expect(() => db.delete(settings).run()).toThrow(/readonly/);
  });
});

describe("write", () => {
  it("is on the disk when it has ended, also if the power goes a moment later", async () => {
    const told = await write((tx) => tx.get<{ synchronous: number }>(sql`pragma synchronous`));
    expect(told).toEqual({ synchronous: 2 });
  });

  it("waits for the disk again after a light one, and where both share a commit", async () => {
    const waits = (tx: Writer) => tx.get<{ synchronous: number }>(sql`pragma synchronous`);
    expect(await writeLightly(waits), "does not wait").toEqual({ synchronous: 1 });
    expect(await write(waits)).toEqual({ synchronous: 2 });
    const together = [writeLightly(waits), write(waits), writeLightly(waits)];
    for (const told of await Promise.all(together)) expect(told).toEqual({ synchronous: 2 });
  });

  it("stores all of an intention or nothing", async () => {
    const before = held();
    const broken = write((tx) => {
      tx.insert(settings).values(row("half")).run();
      throw new Error("stopped halfway");
    });
    await expect(broken).rejects.toThrow("stopped halfway");
    expect(held()).toBe(before);
  });

  it("runs one intention after the other, however many are asked for at once", async () => {
    await write((tx) => {
      tx.insert(settings).values({ key: "counter", value: "0", updatedAt: 1 }).run();
    });
    const increments = Array.from({ length: 50 }, () =>
      write((tx) => {
        const counter = tx.select().from(settings).where(eq(settings.key, "counter")).get();
        const value = String(Number(counter?.value) + 1);
        tx.update(settings).set({ value }).where(eq(settings.key, "counter")).run();
      }),
    );
    await Promise.all(increments);
    const counter = db.select().from(settings).where(eq(settings.key, "counter")).get();
    expect(counter?.value).toBe("50");
  });

  it("stores what came in together by one commit, and tells nobody before", async () => {
    const keys = ["together 1", "together 2", "together 3"];
    const seen = await Promise.all(
      keys.map(async (key) => {
        await write((tx) => {
          tx.insert(settings).values(row(key)).run();
        });
        return db.select().from(settings).where(inArray(settings.key, keys)).all().length;
      }),
    );
    expect(seen).toEqual([3, 3, 3]);
  });

  it("undoes one of several that came in together, and stores the others", async () => {
    const outcomes = await Promise.allSettled([
      write((tx) => put(tx, "first")),
      write((tx) => {
        put(tx, "undone");
        return put(tx, "first");
      }),
      write((tx) => {
        put(tx, "third");
        return tx.select().from(settings).where(eq(settings.key, "undone")).all().length;
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[2]).toMatchObject({ value: 0 });
    expect(keptOf(["first", "undone", "third"])).toEqual(["first", "third"]);
  });

  it("tells all of them when their transaction is lost, and goes on", async () => {
    const outcomes = await Promise.allSettled([
      write((tx) => put(tx, "lost 1")),
      // Ends the whole transaction, as a full disk does.
      write((tx) => tx.run(sql`insert or rollback into settings values ('first', '', 1)`)),
      write((tx) => put(tx, "lost 2")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(keptOf(["lost 1", "lost 2"])).toEqual([]);
    await write((tx) => put(tx, "found"));
    expect(keptOf(["found"])).toEqual(["found"]);
  });

  it("takes on what is asked for at any moment after another is done", async () => {
    for (let hops = 0; hops < 12; hops += 1) {
      await write((tx) => put(tx, `hop ${hops}`));
      for (let hop = 0; hop < hops; hop += 1) await Promise.resolve();
    }
    expect(keptOf(["hop 0", "hop 11"])).toEqual(["hop 0", "hop 11"]);
  });

  it("waits for another process that holds the file, and the shop goes on reading meanwhile", async () => {
    const other = new Database(path.join(process.env.DATA_DIR ?? "", "shop.sqlite"));
    other.exec("BEGIN IMMEDIATE");
    let isStored = false;
    const waiting = write((tx) => {
      tx.insert(settings).values(row("patient")).run();
      isStored = true;
    });
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((next) => setImmediate(next));
      expect(held()).toBeTypeOf("number");
    }
    expect(isStored).toBe(false);
    other.exec("ROLLBACK");
    other.close();
    await waiting;
    expect(isStored).toBe(true);
  });

  it("goes on after one that failed", async () => {
    const failing = write(() => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await write((tx) => {
      tx.insert(settings).values(row("after")).run();
    });
    expect(db.select().from(settings).where(eq(settings.key, "after")).all()).toHaveLength(1);
  });
});
