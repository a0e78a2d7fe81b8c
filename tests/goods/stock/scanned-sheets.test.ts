import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { products, recalls } from "~/base/db/schema";
import { checkDigitOf } from "~/base/lib/codes/gtin";
import { newId } from "~/base/lib/ids.server";
import { submitArrivals } from "~/goods/stock/arrivals/arrivals-submit.server";
import { submitCount } from "~/goods/stock/counts/count-submit.server";
import { withScanned } from "~/office/counter/scanned.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { admin } from "../../cast";
import { batch, counted, setSale, stockOf } from "./counted";

let owner: Viewer;
let made = 0;

beforeAll(async () => {
  owner = await admin();
});

async function aPack(packs: number) {
  made += 1;
  const { id } = await counted(packs);
  const digits = `8906666${String(made).padStart(5, "0")}`;
  const ean = `${digits}${checkDigitOf(digits)}`;
  await write((tx) => tx.update(products).set({ ean }).where(eq(products.id, id)).run());
  return { id, ean };
}

function formWith(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

type Answer = {
  data?: { form: { values: Record<string, string>; errors: Record<string, string> } };
};
const answered = (answer: unknown) => (answer as Answer).data?.form ?? { values: {}, errors: {} };

test("each scan is one more in the sheet of arrivals, with its batch; nothing is saved yet", async () => {
  const { id, ean } = await aPack(0);
  const number = `SC-${made}`;
  const batchId = await batch(id, 1, { number });
  const first = answered(
    await submitArrivals(formWith({ idempotencyKey: newId(), scan: ean }), owner),
  );
  expect(first.values).toMatchObject({ [`packs-${id}`]: "1" });
  const form = { ...first.values, scan: `https://a.in/b/${number}` };
  const second = answered(await submitArrivals(formWith(form), owner));
  expect(second.values).toMatchObject({ [`packs-${id}`]: "2", [`batch-${id}`]: number });
  expect(second.values).not.toHaveProperty("scan");
  expect(stockOf(id).stock).toBe(1);
  await write((tx) =>
    tx
      .insert(recalls)
      .values({ id: batchId, batchId, why: "It smells", createdAt: 1, updatedAt: 1 })
      .run(),
  );
  const refused = answered(
    await submitArrivals(formWith({ ...second.values, scan: form.scan }), owner),
  );
  expect(refused.errors.scan).toContain("is recalled");
  const byHand = {
    idempotencyKey: newId(),
    [`packs-${id}`]: "1",
    [`batch-${id}`]: number.toLowerCase(),
  };
  const typed = answered(await submitArrivals(formWith(byHand), owner));
  expect(typed.errors[`batch-${id}`]).toContain("is recalled");
  expect(stockOf(id).stock).toBe(1);
  await submitArrivals(formWith({ ...second.values, [`batch-${id}`]: "" }), owner);
  expect(stockOf(id).stock).toBe(3);
});

test("a count by scans is noted as a count, once, unless packs came or went meanwhile", async () => {
  const { id, ean } = await aPack(5);
  let values: Record<string, string> = { idempotencyKey: newId() };
  for (let each = 0; each < 3; each += 1)
    ({ values } = answered(await submitCount(formWith({ ...values, scan: ean }), owner)));
  expect(values).toMatchObject({ [`packs-${id}`]: "3", [`version-${id}`]: "5" });
  await submitCount(formWith(values), owner);
  await submitCount(formWith(values), owner);
  expect(stockOf(id).stock).toBe(3);
  const late = { ...values, idempotencyKey: newId(), [`packs-${id}`]: "9" };
  expect(answered(await submitCount(formWith(late), owner)).errors[`packs-${id}`]).toContain(
    "the shop now has 3",
  );
  const { [`version-${id}`]: _none, ...old } = late;
  const refused = await submitCount(formWith(old), owner);
  expect(answered(refused)).toMatchObject({
    values: { [`packs-${id}`]: "9" },
    errors: { [`packs-${id}`]: expect.stringContaining("the shop now has 3") },
  });
  expect(stockOf(id).stock).toBe(3);
  const unknown = answered(
    await submitCount(formWith({ idempotencyKey: newId(), scan: "nothing" }), owner),
  );
  expect(unknown.errors.scan).toBe("No pack has the code nothing.");
});

test("the counter takes no hidden pack, and one more of any other", async () => {
  const { id, ean } = await aPack(2);
  const typed = { scan: ean, [`packs.${id}`]: "4" };
  const { state } = withScanned(formWith(typed), typed);
  expect(state.values).toEqual({ [`packs.${id}`]: "5" });
  await setSale(id, "hidden");
  const refused = withScanned(formWith(typed), typed);
  expect(refused.state.errors.scan).toContain("is hidden");
});
