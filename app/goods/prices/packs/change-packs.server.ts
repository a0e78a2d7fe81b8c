import { eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { factsOf, recordProduct } from "~/goods/catalogue/changes/product-audit.server";
import { askAbove } from "~/goods/catalogue/changes/price-question.server";
import { laterThan } from "~/goods/catalogue/changes/product-changes.server";
import { isCodeTaken } from "~/goods/catalogue/changes/product-check.server";
import { productProblems } from "~/goods/catalogue/changes/product-problems";
import { priceQuestions } from "~/goods/catalogue/changes/surprising-price";
import { write, type Writer } from "~/base/db/connection.server";
import { rowAt } from "~/base/db/idempotency.server";
import { products } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { noteIn } from "~/goods/stock/admin/change-stock.server";
import { printedMrps } from "~/goods/catalogue/changes/printed-mrp.server";
import type { PrintedMrp } from "~/goods/catalogue/changes/printed-mrp";
import { priceProblem } from "../day/price-change";
import { storePrices } from "../day/save-prices.server";
import { priceField } from "../day/typed-prices";
import { packField } from "./pack-field";
import type { Edit, PackEdit } from "./typed-packs";

type Row = typeof products.$inferSelect;
/** What a pack is now, and what it is to be. */
type Change = PackEdit & { row: Row; pricePaise: number; mrpPaise: number | null };
/** The names of the packs that were changed; `planId`: of their new prices, null if none got one. */
type Changed = {
  changed: { id: string; name: string }[];
  planId: string | null;
  errors?: undefined;
  asks?: undefined;
};
type NotChanged =
  { errors: Record<string, string>; asks?: undefined } | { errors?: undefined; asks: string[] };

/**
 * Changes price, MRP, code and counted stock of packs, all or none: `errors`, by field, say why none. Prices go the way of the prices
 * of the day, stock by a movement. `id`: of the form's row (`rowOfForm`); sent twice it is one change. `isSure`: whether the owner said Yes to
 * these questions about new prices; `asks`: those without a Yes, and nothing is stored. `now`: UTC ms.
 */
export function changePacks(
  actor: Actor,
  edits: PackEdit[],
  { id: formId, isSure }: { id: string; isSure: (asks: string[]) => boolean },
  now = Date.now(),
): Promise<Changed | NotChanged> {
  return write((tx) => {
    const rows = rowsOf(tx, edits);
    const changes = edits.flatMap((edit) => changeOf(rows.get(edit.id), edit) ?? []);
    const gone = changes.length < edits.length;
    const printed = printedMrps(tx, [...rows.keys()]);
    const errors = {
      ...(gone && { form: "A pack here is no longer in the shop." }),
      ...Object.assign(
        {},
        ...changes.map((change) => problemsOf(tx, change, printed.get(change.id))),
      ),
      ...twiceTheSameCode(changes),
    };
    if (Object.keys(errors).length > 0) return { errors };
    const different = changes.filter(isDifferent);
    const moves = different.map(({ row: { name, pricePaise: seenPaise }, pricePaise }) => {
      return { name, seenPaise, pricePaise };
    });
    const asks = priceQuestions(moves, askAbove(tx));
    if (!isSure(asks)) return { asks };
    for (const change of different) setCodeAndMrp(tx, actor, change, now);
    const planId = setPrices(tx, actor, different, { formId, now });
    for (const [place, { id, row, stock }] of different.entries()) {
      if (!stock || stock.wanted === row.stock) continue;
      const typed = { kind: "corrected" as const, packs: stock.wanted, version: row.stock };
      noteIn(tx, id, { ...typed, id: rowAt(formId, place), batch: null, why: "" }, { actor, now });
    }
    return { changed: different.map(({ row: { id, name } }) => ({ id, name })), planId };
  });
}

function rowsOf(tx: Writer, edits: PackEdit[]): Map<string, Row> {
  const ids = JSON.stringify(edits.map(({ id }) => id));
  const rows = tx
    .select()
    .from(products)
    .where(inArray(products.id, sql`(select value from json_each(${ids}))`))
    .all();
  return new Map(rows.map((row) => [row.id, row]));
}

function changeOf(row: Row | undefined, edit: PackEdit): Change | null {
  if (!row) return null;
  const pricePaise = edit.price?.wanted ?? row.pricePaise;
  const mrpPaise = edit.mrp ? edit.mrp.wanted : row.mrpPaise;
  return { ...edit, row, pricePaise, mrpPaise };
}

const isDifferent = ({ row, pricePaise, mrpPaise, code, stock }: Change) =>
  pricePaise !== row.pricePaise ||
  mrpPaise !== row.mrpPaise ||
  (code !== undefined && code.wanted !== row.code) ||
  (stock !== undefined && stock.wanted !== row.stock);

const amount = (paise: number | null) => (paise === null ? "none" : rupees(paise));

/** By field: what changed since the owner looked, and what may not be. */
function problemsOf(tx: Writer, change: Change, printed: PrintedMrp | undefined) {
  const { id, row, price, mrp, code, stock, ...next } = change;
  const { name } = row;
  const told = (now: string, before: string) =>
    `${name}: ${now} since ${dateTime(row.updatedAt)}; you saw ${before}. Please look again.`;
  const errors: Record<string, string> = {};
  const refused = priceProblem({ ...row, printed }, next.pricePaise, next.mrpPaise);
  if (refused && (price || mrp)) errors[price ? priceField(id) : packField("mrp", id)] = refused;
  const newPrice = otherThan(price, row.pricePaise);
  if (newPrice)
    errors[priceField(id)] = told(`it costs ${amount(row.pricePaise)}`, amount(newPrice.version));
  const newMrp = otherThan(mrp, row.mrpPaise);
  if (newMrp)
    errors[packField("mrp", id)] = told(
      `its MRP is ${amount(row.mrpPaise)}`,
      amount(newMrp.version),
    );
  const newCode = otherThan(code, row.code);
  if (newCode)
    errors[packField("code", id)] = told(
      `its code is ${row.code ?? "none"}`,
      newCode.version ?? "none",
    );
  else if (code?.wanted && isCodeTaken(tx, code.wanted, id))
    errors[packField("code", id)] = productProblems["code-taken"].sentence;
  if (stock && !row.isCounted) errors[packField("stock", id)] = `${name} is not counted any more.`;
  else if (otherThan(stock, row.stock))
    errors[packField("stock", id)] =
      `${name}: packs came or went since you opened this page, the shop now has ${row.stock}. Count again, and leave out what is sold and not yet sent.`;
  return errors;
}

/** The edit, if there is now neither what the form was filled from nor what is wanted; another press may have set that. */
const otherThan = <Value>(edit: Edit<Value> | undefined, now: Value): Edit<Value> | null =>
  edit && edit.version !== now && edit.wanted !== now ? edit : null;

function twiceTheSameCode(changes: Change[]): Record<string, string> {
  const codes = new Set<string>();
  const twice = changes.filter(({ code }) => {
    const key = code?.wanted?.toLowerCase();
    if (!key) return false;
    const isTwice = codes.has(key);
    codes.add(key);
    return isTwice;
  });
  return Object.fromEntries(
    twice.map(({ id }) => [packField("code", id), productProblems["code-taken"].sentence]),
  );
}

/** The code, and an MRP that is taken away: a new MRP is set together with the price. */
function setCodeAndMrp(
  tx: Writer,
  actor: Actor,
  { id, row, code, mrp, mrpPaise }: Change,
  now: number,
): void {
  const set = {
    ...(code && code.wanted !== row.code && { code: code.wanted }),
    ...(mrp && mrpPaise === null && row.mrpPaise !== null && { mrpPaise }),
  };
  if (Object.keys(set).length === 0) return;
  const updatedAt = laterThan(row.updatedAt, now);
  tx.update(products)
    .set({ ...set, updatedAt })
    .where(eq(products.id, id))
    .run();
  const before = factsOf(tx, row);
  const after = { ...before, ...set };
  recordProduct(tx, { actor, action: "product.update", id, before, after });
}

function setPrices(
  tx: Writer,
  actor: Actor,
  changes: Change[],
  { formId, now }: { formId: string; now: number },
): string | null {
  const prices = changes
    .filter(
      ({ row, pricePaise, mrpPaise }) =>
        pricePaise !== row.pricePaise || (mrpPaise !== null && mrpPaise !== row.mrpPaise),
    )
    .map(({ id, row, pricePaise, mrp }) => ({
      productId: id,
      seenPaise: row.pricePaise,
      pricePaise,
      mrpPaise: mrp?.wanted ?? null,
    }));
  if (prices.length === 0) return null;
  const key = JSON.stringify([formId, prices]);
  const { planId, problem } = storePrices(tx, actor, { key, prices, runsAt: null }, now);
  // Thrown, so that nothing of this form is stored.
  if (problem) throw new Error("Prices that were checked could not be set");
  return planId;
}
