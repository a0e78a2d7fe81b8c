import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { db, type Reader, type Writer, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import {
  changedMeanwhile,
  isOvertaken,
  versionIn,
  versionOf,
} from "~/base/lib/form/version.server";
import { rupees, typedRupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { rupeesOrNone } from "../forms";
import { costsPath } from "../paths";
import type { CostRates } from "./fold";
import { packingField, rateNames, rateWords } from "./rate-words";

const packingKey = (productId: string) => `mill.packing.${productId}`;

const paiseOf = (stored: string | undefined) => (stored === undefined ? null : Number(stored));

/** What the owner says an hour of pressing costs, and a kilogram is worth. */
export function costRates(from: Reader = db): CostRates {
  const stored = storedSettings(from);
  return Object.fromEntries(
    rateNames.map((name) => [name, paiseOf(stored.get(`mill.${name}`))]),
  ) as CostRates;
}

/** Paise that the tin or bottle, label and carton of one pack of a product cost; null: not said. */
export const packingOf = (productId: string, from: Reader = db): number | null =>
  paiseOf(storedSettings(from).get(packingKey(productId)));

/** Stores paise of an hour and of kilograms, and of the packing of one pack by product; null: not said. */
export function storeRates(
  tx: Writer,
  rates: CostRates,
  packing: [productId: string, paise: number | null][],
): void {
  const fields = [
    ...rateNames.map((name) => [`mill.${name}`, rates[name]] as const),
    ...packing.map(([id, paise]) => [packingKey(id), paise] as const),
  ];
  storeSettings(
    tx,
    Object.fromEntries(fields.map(([key, paise]) => [key, paise === null ? null : String(paise)])),
  );
}

type Product = { id: string; name: string };

/** Paise by field of the form, of what is said. */
const said = (rates: CostRates, packing: (readonly [id: string, paise: number | null])[]) =>
  Object.fromEntries(
    [
      ...rateNames.map((name) => [name, rates[name]] as const),
      ...packing.map(([id, paise]) => [packingField(id), paise] as const),
    ].filter(([, paise]) => paise !== null),
  );

const saidNow = (products: { id: string }[], from: Reader) =>
  said(
    costRates(from),
    products.map(({ id }) => [id, packingOf(id, from)] as const),
  );

/** The version of what the form of the costs is filled from. `products`: those that were filled. */
export const costsVersion = (products: { id: string }[]): string =>
  versionOf(saidNow(products, db));

const optional = (label: string) => rupeesOrNone(`${label}: rupees, such as 30, or empty`);

/**
 * Stores what an hour, a kilogram and a pack cost; a blank one is not said. All batches cost what follows from it, those of the past,
 * too. `products`: those that were filled.
 */
export async function submitRates(form: FormData, actor: Actor, products: Product[]) {
  const schema = z.object(
    Object.fromEntries([
      ...rateNames.map((name) => [name, optional(rateWords[name].label)]),
      ...products.map(({ id, name }) => [packingField(id), optional(name)]),
    ]) as Record<string, z.ZodType<number | null>>,
  );
  const { data: typed, problem } = parseForm(schema, form);
  if (problem) return invalid(problem);
  const rates = Object.fromEntries(
    rateNames.map((name) => [name, typed[name] ?? null]),
  ) as CostRates;
  const packing = products.map(({ id, name }) => ({
    id,
    label: `Packing of ${name}`,
    paise: typed[packingField(id)] ?? null,
  }));
  const toStore = packing.map(({ id, paise }) => [id, paise] as [string, number | null]);
  const meanwhile = await write((tx) => {
    const stored = saidNow(products, tx);
    const wanted = said(rates, toStore);
    if (isOvertaken(stored, versionIn(form), wanted)) return stored;
    if (isDeepStrictEqual(stored, wanted)) return null;
    const before = costRates(tx);
    const fields = [
      ...rateNames.map((name) => [rateWords[name].label, before[name], rates[name]] as const),
      ...packing.map(({ id, label, paise }) => [label, packingOf(id, tx), paise] as const),
    ];
    storeRates(tx, rates, toStore);
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "mill", name: "What milling costs" },
      before: Object.fromEntries(fields.map(([label, was]) => [label, inWords(was)])),
      after: Object.fromEntries(fields.map(([label, , is]) => [label, inWords(is)])),
    });
    return null;
  });
  if (meanwhile) return invalid(late(form, products, meanwhile), { status: 409 });
  return seeOtherWith("Saved: all costs follow from it", costsPath);
}

const inWords = (paise: number | null) => (paise === null ? null : rupees(paise));

function late(form: FormData, products: Product[], now: ReturnType<typeof saidNow>) {
  const labels = [
    ...rateNames.map((name) => [name, rateWords[name].label] as const),
    ...products.map(({ id, name }) => [packingField(id), name] as const),
  ];
  const fields = labels.map(([field, label]) => {
    const paise = now[field] ?? null;
    return [field, { label, says: paise === null ? null : typedRupees(paise) }];
  });
  return changedMeanwhile(form, "these costs", versionOf(now), Object.fromEntries(fields));
}
