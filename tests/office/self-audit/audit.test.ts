import "../demo/shared-photos";
import "./no-service";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { attempts } from "~/base/db/schema";
import { seedDemo } from "~/office/demo/seed.server";
import { auditFacts, handsInCopy } from "~/office/self-audit/facts.server";
import { countFound, countUnchecked } from "~/office/self-audit/result";
import { runAudit } from "~/office/self-audit/run-audit";
import type { Facts } from "~/office/self-audit/visit/known";
import { changeCheckout } from "~/sales/checkout/checkout-settings.server";
import { findings, inState, origin, type Poison, shopAsked } from "./audited";
import { poisons } from "./poisons";

let asking: Awaited<ReturnType<typeof shopAsked>>;

beforeAll(async () => {
  await seedDemo();
  asking = await shopAsked();
}, 300_000);

/** One network may order so many times in an hour; each audit has a copy of its own. */
beforeEach(() => write((tx) => tx.delete(attempts).run()));

const audited = (poison?: Poison, facts: Partial<Facts> = {}) =>
  runAudit(asking(poison), { ...auditFacts(origin), ...facts }, handsInCopy);

test("the clean demo shop gives no finding, and nothing is left unchecked", async () => {
  const result = await audited();
  expect(findings(result)).toEqual([]);
  expect(inState(result, "nothing")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]);
  expect(inState(result, "not-there")).toEqual([12]);
  expect([countFound(result), countUnchecked(result)]).toEqual([0, 0]);
  for (const { looked } of result.outcomes) expect(looked.length).toBeGreaterThan(0);
});

describe("a copy of our own pages with one dark pattern in it", () => {
  test.each(poisons)("$name", async ({ poison, number, says }) => {
    const result = await audited(poison);
    expect(inState(result, "found"), findings(result).join("\n")).toEqual([number]);
    expect(findings(result).join("\n")).toMatch(says);
  });
});

test("a check that needs a page which fails is not passed", async () => {
  const broken: Record<string, [RegExp, number[]]> = {
    product: [/^\/product\//, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
    cancel: [/^\/order\/[^/]+\/cancel/, [3, 5, 6, 9, 10, 11, 13]],
    news: [/^\/news\/stop\//, [3, 5, 6, 9, 10, 11, 13]],
  };
  for (const [name, [path, numbers]] of Object.entries(broken)) {
    const poison: Poison = (at, html) =>
      path.test(at) ? new Response("Something went wrong", { status: 500 }) : html;
    const result = await audited(poison);
    expect(inState(result, "unchecked"), name).toEqual(numbers);
    expect(inState(result, "found"), name).toEqual([]);
  }
});

test("a page without what a check relies on is not passed", async () => {
  const result = await audited((path, html) =>
    path.startsWith("/pay/") ? html.replaceAll("order-sum", "sum") : html,
  );
  expect(inState(result, "found")).toEqual([]);
  expect(inState(result, "unchecked")).toEqual([2, 8]);
});

test("a shop without guests has to tell them why", async () => {
  const by = { id: "owner", name: "Ramesh Shah" };
  await changeCheckout({ guests: false, guestsNote: null }, by);
  const silent = await audited();
  expect(findings(silent)).toEqual([
    "4 /cart: Guests cannot order, and the cart does not tell shoppers why",
  ]);
  const why = "We sell to members of the co-operative only.";
  await changeCheckout({ guests: false, guestsNote: why }, by);
  expect(findings(await audited())).toEqual([]);
  await changeCheckout({ guests: true }, by);
});

test("nothing is passed where the shop answers nothing, or throws", async () => {
  const silent = await audited(() => new Response("", { status: 503 }));
  expect(inState(silent, "unchecked")).toHaveLength(13);
  const throwing = await runAudit(
    () => Promise.reject(new Error("broken")),
    auditFacts(origin),
    handsInCopy,
  );
  expect(inState(throwing, "unchecked")).toHaveLength(13);
});
