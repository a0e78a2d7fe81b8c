import path from "node:path";
import Database from "better-sqlite3";
import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, write } from "~/db/connection.server";
import { settings } from "~/db/schema";

const row = (key: string) => ({ key, value: "x", updatedAt: 1 });
const held = async () => (await db.select({ rows: count() }).from(settings))[0]?.rows;

describe("the reader", () => {
  it("cannot change anything", async () => {
    await expect(async () => db.insert(settings).values(row("a"))).rejects.toThrow(/readonly/);
    await expect(async () => db.delete(settings)).rejects.toThrow(/readonly/);
  });
});

describe("write", () => {
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
