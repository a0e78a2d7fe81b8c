import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import type { Front } from "../storm/front";
import { Stopwatch } from "../storm/stopwatch";
import { seenWithin } from "./shelf";

const mark = "It smells of smoke";

/**
 * A batch is recalled, as rows in the database in `dataDir`; gives after how many ms of its own the edge said so on the page of the batch in each
 * language and encoding and in the list, and what must not be.
 */
export async function recallAndWatch({ edge, dataDir }: { edge: Front; dataDir: string }) {
  const raw = new Database(path.join(dataDir, "shop.sqlite"), { timeout: 10_000 });
  raw.exec(`INSERT INTO batches (id, number, product_id, packed_on, best_before, created_at, updated_at)
    SELECT 'edge', 'EDGE-1', id, '2026-11-12', '2099-08-12', 1, 1 FROM products LIMIT 1`);
  const pages = ["/b/EDGE-1", "/gu/b/EDGE-1", "/hi/b/EDGE-1", "/recalls"];
  const problems: string[] = [];
  for (const page of pages) {
    const { status, body } = await edge.ask(page);
    if (status !== 200 || body.includes(mark))
      problems.push(`${page} is ${status} before a recall`);
  }
  raw
    .prepare(
      "INSERT INTO recalls (id, batch_id, why, created_at, updated_at) VALUES ('edge', 'edge', ?, 1, 1)",
    )
    .run(mark);
  raw.close();
  const stored = new Stopwatch();
  const seen = await Promise.all(
    pages.flatMap((page) => ["br, gzip", "gzip", ""].map((encoding) => whenSeen(page, encoding))),
  );
  problems.push(
    ...seen
      .filter((ms) => ms > seenWithin)
      .map((ms) => `a recall was seen after ${Math.round(ms)} ms`),
  );
  return { seenAfter: seen, problems };

  async function whenSeen(page: string, encoding: string): Promise<number> {
    for (;;) {
      const { body } = await edge.ask(page, { headers: { "Accept-Encoding": encoding } });
      const ms = stored.own;
      if (body.includes(mark) || ms > 20 * seenWithin) return ms;
      await setTimeout(20);
    }
  }
}
