import { randomUUID } from "node:crypto";
import type { Context } from "../context";
import { parametersOf } from "../http/route";
import { chance } from "../ids.server";
import { inTransaction } from "../state/transition.server";
import type { Damage, FaultInput } from "./fault";

interface FaultRow {
  id: number;
  method: string;
  path: string;
  damage: string;
  rate: number;
  seed: string;
  drawn: number;
  times_left: number | null;
}

/** Adds a fault for later calls; `times` 0 removes earlier faults with the same match. */
export function addFault(context: Context, input: FaultInput): void {
  const { match, times, rate, seed, ...damage } = input;
  if (times === 0) {
    context.database
      .prepare("DELETE FROM faults WHERE method = @method AND path = @path")
      .run(match);
    return;
  }
  context.database
    .prepare(
      `INSERT INTO faults (method, path, damage, rate, seed, times_left)
       VALUES (@method, @path, @damage, @rate, @seed, @times)`,
    )
    .run({
      ...match,
      damage: JSON.stringify(damage),
      rate: rate ?? 1,
      seed: seed ?? randomUUID(),
      times: times ?? (rate === undefined ? 1 : null),
    });
}

/** The fault for this call (path below the prefix), from the oldest one that applies; null if none does. */
export function damageTo(context: Context, method: string, path: string): Damage | null {
  return inTransaction(context, () => {
    const hit = rows(context)
      .filter((fault) => matches(fault, method, path))
      .find((fault) => draw(context, fault));
    return hit ? (JSON.parse(hit.damage) as Damage) : null;
  });
}

/** Faults that are still active. */
export function faults(context: Context) {
  return rows(context).map(({ method, path, damage, rate, seed, drawn, times_left }) => ({
    match: `${method} ${path}`,
    ...(JSON.parse(damage) as Damage),
    rate,
    seed,
    met: drawn,
    times_left,
  }));
}

function draw({ database }: Context, { id, rate, seed, drawn }: FaultRow): boolean {
  const isHit = chance(seed, drawn) < rate;
  database
    .prepare("UPDATE faults SET drawn = drawn + 1, times_left = times_left - ? WHERE rowid = ?")
    .run(Number(isHit), id);
  return isHit;
}

function matches(fault: FaultRow, method: string, path: string): boolean {
  if (fault.method !== "*" && fault.method !== method) return false;
  return fault.path.endsWith("*")
    ? path.startsWith(fault.path.slice(0, -1))
    : parametersOf(fault.path, path) !== null;
}

function rows({ database }: Context): FaultRow[] {
  return database
    .prepare<[], FaultRow>(
      "SELECT rowid AS id, * FROM faults WHERE times_left IS NULL OR times_left > 0 ORDER BY rowid",
    )
    .all();
}
