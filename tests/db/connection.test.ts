import path from "node:path";
import Database from "better-sqlite3";
import { count, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, write, type Writer } from "~/db/connection.server";
import { settings } from "~/db/schema";

const row = (key: string) => ({ key, value: "x", updatedAt: 1 });
const held = async () => (await db.select({ rows: count() }).from(settings))[0]?.rows;

async function put(tx: Writer, key: string): Promise<void> {
  await tx.insert(settings).values(row(key));
}

async function keptOf(keys: string[]): Promise<string[]> {
  const kept = await db.select().from(settings).where(inArray(settings.key, keys));
  return kept.map(({ key }) => key).sort();
}

describe("the reader", () => {
  it("cannot change anything", async () => {
    await expect(async () => db.insert(settings).values(row("a"))).rejects.toThrow(/readonly/);
    await expect(async () => db.delete(settings)).rejects.toThrow(/readonly/);
  });
});

describe("write", () => {
  it("is on the disk when it has ended, also if the power goes a moment later", async () => {
    const told = await write(async (tx) =>
      tx.get<{ synchronous: number }>(sql`pragma synchronous`),
    );
    expect(told).toEqual({ synchronous: 2 });
  });

  it("stores all of an intention or nothing", async () => {
    const before = await held();
    const broken = write(async (tx) => {
      await tx.insert(settings).values(row("half"));
      throw new Error("stopped halfway");
    });
    await expect(broken).rejects.toThrow("stopped halfway");
    expect(await held()).toBe(before);
  });

  it("runs one intention after the other, however many are asked for at once", async () => {
    await write(async (tx) => {
      await tx.insert(settings).values({ key: "counter", value: "0", updatedAt: 1 });
    });
    const increments = Array.from({ length: 50 }, () =>
      write(async (tx) => {
        const [counter] = await tx.select().from(settings).where(eq(settings.key, "counter"));
        const value = String(Number(counter?.value) + 1);
        await tx.update(settings).set({ value }).where(eq(settings.key, "counter"));
      }),
    );
    await Promise.all(increments);
    const [counter] = await db.select().from(settings).where(eq(settings.key, "counter"));
    expect(counter?.value).toBe("50");
  });

  it("stores what came in together by one commit, and tells nobody before", async () => {
    const keys = ["together 1", "together 2", "together 3"];
    const seen = await Promise.all(
      keys.map(async (key) => {
        await write(async (tx) => {
          await tx.insert(settings).values(row(key));
        });
        return (await db.select().from(settings).where(inArray(settings.key, keys))).length;
      }),
    );
    expect(seen).toEqual([3, 3, 3]);
  });

  it("undoes one of several that came in together, and stores the others", async () => {
    const outcomes = await Promise.allSettled([
      write((tx) => put(tx, "first")),
      write(async (tx) => {
        await put(tx, "undone");
        return put(tx, "first");
      }),
      write(async (tx) => {
        await put(tx, "third");
        return (await tx.select().from(settings).where(eq(settings.key, "undone"))).length;
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[2]).toMatchObject({ value: 0 });
    expect(await keptOf(["first", "undone", "third"])).toEqual(["first", "third"]);
  });

  it("tells all of them when their transaction is lost, and goes on", async () => {
    const outcomes = await Promise.allSettled([
      write((tx) => put(tx, "lost 1")),
      // Ends the whole transaction, as a full disk does.
      write(async (tx) => tx.run(sql`insert or rollback into settings values ('first', '', 1)`)),
      write((tx) => put(tx, "lost 2")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await keptOf(["lost 1", "lost 2"])).toEqual([]);
    await write((tx) => put(tx, "found"));
    expect(await keptOf(["found"])).toEqual(["found"]);
  });

  it("takes on what is asked for at any moment after another is done", async () => {
    for (let hops = 0; hops < 12; hops += 1) {
      await write((tx) => put(tx, `hop ${hops}`));
      for (let hop = 0; hop < hops; hop += 1) await Promise.resolve();
    }
    expect(await keptOf(["hop 0", "hop 11"])).toEqual(["hop 0", "hop 11"]);
  });

  it("waits for another process that holds the file, and the shop goes on reading meanwhile", async () => {
    const other = new Database(path.join(process.env.DATA_DIR ?? "", "shop.sqlite"));
    other.exec("BEGIN IMMEDIATE");
    let isStored = false;
    const waiting = write(async (tx) => {
      await tx.insert(settings).values(row("patient"));
      isStored = true;
    });
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((next) => setImmediate(next));
      expect(await held()).toBeTypeOf("number");
    }
    expect(isStored).toBe(false);
    other.exec("ROLLBACK");
    other.close();
    await waiting;
    expect(isStored).toBe(true);
  });

  it("goes on after one that failed", async () => {
    await expect(write(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await write(async (tx) => {
      await tx.insert(settings).values(row("after"));
    });
    expect(await db.select().from(settings).where(eq(settings.key, "after"))).toHaveLength(1);
  });
});
