import { sample } from "fast-check";
import { vi } from "vitest";
import { dayStart } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import type { apiClient } from "../api/client";
import { Dice } from "../dice";
import { bring, type Pile } from "./courier-files";
import { order } from "./doors";
import { after, before, fulfilled, send, withCourier } from "./fates";
import { endRecall, packAWeek, recall } from "./packs";
import { decided, disputed, evening, lastEvening, openProvider } from "./provider-days";
import { sale, type Sale } from "./sale";
import { quarterShop, type QuarterShop } from "./shop";

/** Two months of one financial year, one of the next. */
export const months = ["2027-02", "2027-03", "2027-04"];
const first = dayStart("2027-02-01") ?? 0;
const days = 89;
const newYear = dayStart("2027-04-01") ?? 0;

/** When the quarter and all that came of it ended (UTC ms). */
export let asOf = 0;

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
    await openProvider();
    const sales = sample(sale, { numRuns: orders, seed });
    const pile: Pile = new Set();
    const steps = [
      ...sales.flatMap((one, index) => stepsOf(one, index / orders, { shop, api, ends, pile })),
      ...otherSteps(orders, seed, { shop, ends, pile }),
      ...packSteps({ shop, ends }),
    ];
    for (const { at, run } of steps.toSorted((one, two) => one.at - two.at)) {
      vi.setSystemTime(Math.max(at, Date.now()));
      await run();
    }
    await lastEvening();
    asOf = Date.now();
  } finally {
    vi.useRealTimers();
  }
  return ends;
}

type Trade = {
  shop: QuarterShop;
  api: ReturnType<typeof apiClient>;
  ends: Map<string, number>;
  pile: Pile;
};

/** Counts an end. */
const noteIn =
  (ends: Map<string, number>) => (what: string, problem: string | null | undefined) => {
    const end = `${what}: ${problem ?? "done"}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  };

/** What nobody orders: the provider's evenings, and the couriers' files; the first one of some lines is taken back and noted again. */
function otherSteps(orders: number, seed: number, { shop, ends, pile }: Omit<Trade, "api">) {
  const dice = new Dice(seed);
  const every = orders < 100 ? 4 : 1;
  const note = noteIn(ends);
  let files = 0;
  return Array.from({ length: Math.ceil((days + 25) / every) }, (_, index): Step => {
    const at = first + index * every * day + 22 * 60 * 60_000;
    return {
      at,
      run: async () => {
        if (index % Math.ceil(5 / every) === 0) {
          const lines = pile.size;
          for (const end of await bring(pile, shop.boss, dice, files === 0 && lines > 0))
            note("courier", end);
          if (lines > 0) files += 1;
        }
        await evening(dice);
      },
    };
  });
}

/** Boxes packed ahead every week, and a recall in the middle, which ends ten days later. */
function packSteps({ shop, ends }: Pick<Trade, "shop" | "ends">): Step[] {
  const note = noteIn(ends);
  const step = (what: string, days: number, act: typeof recall): Step => ({
    at: first + days * day + 7 * 60 * 60_000,
    run: async () => {
      for (const end of await act(shop)) note(what, end);
    },
  });
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    step("packed ahead", week * 7, packAWeek),
  );
  const middle = Math.floor(days / 2);
  return [...weeks, step("recall", middle, recall), step("end of recall", middle + 10, endRecall)];
}

function stepsOf(one: Sale, part: number, { shop, api, ends, pile }: Trade): Step[] {
  const known: { id?: string; caseId?: string | null; isWithCourier?: boolean } = {};
  const note = noteIn(ends);
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
    step(sent + day / 2, async (id) => {
      known.caseId = await disputed(one, id);
    }),
    step(sent + one.later * day, async (id) => {
      const problem = await after(one, id, shop.boss, pile);
      known.isWithCourier = problem === withCourier;
      note(`after ${one.fate}`, problem);
    }),
    step(sent + (one.later + 1) * day, async () => {
      if (known.caseId) note(`dispute ${one.dispute}`, await decided(one, known.caseId));
    }),
    step(sent + (one.later + 8) * day, async (id) => {
      if (known.isWithCourier) note(`after ${one.fate}`, await fulfilled(one, id, shop.boss));
    }),
  ];
}
