import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";

const folder = vi.hoisted(() => {
  const folder = `${process.env.DATA_DIR}-copy`;
  process.env.COPY_TO = `file://${folder}`;
  return folder;
});

import { claim } from "~/upkeep/replica/fence.server";
import { folderStore } from "~/upkeep/replica/store/folder-store.server";
import type { Store } from "~/upkeep/replica/store/store";
import { fenceEvery, lookAtFence } from "~/upkeep/replica/watch-fence.server";
import { patience } from "~/server/connections";

mkdirSync(folder, { recursive: true });
const store = folderStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One look of an owner: what it said, and what it knows of the store. */
async function look(at: Store, owner: Awaited<ReturnType<typeof claim>>) {
  const state: { away: string | null } = { away: null };
  const said: string[] = [];
  await lookAtFence(at, owner, state, (sentence) => said.push(sentence));
  return { said, away: state.away };
}

describe("a running shop", () => {
  test("that sees a newer owner closes by that look, and has 10 s for what is under way", async () => {
    const mine = await claim(store, 1);
    expect(await look(store, mine)).toEqual({ said: [], away: null });
    await claim(store, mine.number + 1);
    expect((await look(store, mine)).said).toEqual([
      "Another machine has taken this shop over, so it closes here.",
    ]);
    expect(patience).toBeLessThanOrEqual(10_000);
    expect(fenceEvery, "looks often enough to close within 10 s of being taken over").toBeLessThan(
      10_000 / 2,
    );
  });

  test("reads only the record of its own number and later ones, however many owners there were", async () => {
    const mine = await claim(store, 40);
    const read: string[] = [];
    const counted: Store = {
      ...store,
      read: (name) => {
        read.push(name);
        return store.read(name);
      },
    };
    expect((await look(counted, mine)).said).toEqual([]);
    expect(read).toEqual(["owners/00000040.json"]);
  });

  test("sells on when the store is away, or has lost its records", async () => {
    const mine = await claim(store, 50);
    const away = folderStore(path.join(folder, "gone"));
    expect(await look(away, mine)).toEqual({
      said: [],
      away: expect.stringMatching(/There is no folder/),
    });
    const emptied = folderStore(mkdtempSync(path.join(tmpdir(), "prayosha-emptied-")));
    expect(await look(emptied, mine)).toEqual({
      said: [],
      away: expect.stringMatching(/copy is gone/),
    });
  });
});
