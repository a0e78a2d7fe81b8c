import { sample } from "fast-check";
import { vi } from "vitest";
import { dayStart } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import type { apiClient } from "../api/client";
import { order } from "./doors";
import { after, before, send } from "./fates";
import { sale, type Sale } from "./sale";
import { quarterShop, type QuarterShop } from "./shop";

/** Two months of one financial year, one of the next. */
export const months = ["2027-02", "2027-03", "2027-04"];
const first = dayStart("2027-02-01") ?? 0;
const days = 89;
const newYear = dayStart("2027-04-01") ?? 0;

type Step = { at: number; run: () => Promise<void> };

/**
 * A quarter of random trade through the shop's own doors, with its clock; the last minute of the year and the first one of the next have
 * sales, too. Gives how often each door and each fate had which end ("done", or why not).
 */
export async function quarter(
  orders: number,
  seed: number,
  api: ReturnType<typeof apiClient>,
): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  vi.useFakeTimers({ toFake: ["Date"], now: first - day });
  try {
    const shop = await quarterShop();
    const sales = sample(sale, { numRuns: orders, seed });
    const steps = sales.flatMap((one, index) => stepsOf(one, index / orders, shop, api, ends));
    for (const { at, run } of steps.toSorted((one, two) => one.at - two.at)) {
      vi.setSystemTime(Math.max(at, Date.now()));
      await run();
    }
  } finally {
    vi.useRealTimers();
  }
  return ends;
}

function stepsOf(
  one: Sale,
  part: number,
  shop: QuarterShop,
  api: ReturnType<typeof apiClient>,
  ends: Map<string, number>,
): Step[] {
  const known: { id?: string } = {};
  const note = (what: string, problem: string | null | undefined) => {
    const end = `${what}: ${problem ?? "done"}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  };
  const nearNewYear = Math.abs(first + part * days * day - newYear) < day / 2;
  const atOnce = one.minute % 2 === 0 ? newYear - 1 : newYear;
  const at = nearNewYear ? atOnce : first + Math.floor(part * days) * day + one.minute * 60_000;
  const sent = at + 1 + one.sentAfter * day;
  const step = (time: number, run: (id: string) => Promise<void>): Step => ({
    at: time,
    run: async () => (known.id ? run(known.id) : undefined),
  });
  return [
    {
      at,
      run: async () => {
        const made = await order(one, shop, api);
        note(`door ${one.door}`, made.refused);
        if (made.refused !== undefined) return;
        known.id = made.order.id;
        note(`before ${one.fate}`, await before(one, known.id, shop.boss));
      },
    },
    step(sent, async (id) => note(`sent ${one.fate}`, await send(one, id, shop.boss))),
    step(sent + one.later * day, async (id) =>
      note(`after ${one.fate}`, await after(one, id, shop.boss)),
    ),
  ];
}
