import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { leastPrinted } from "~/goods/catalogue/changes/printed-mrp.server";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { db, type Reader } from "~/base/db/connection.server";
import { isVisible, orders, photos, products, quoteLines, quotes, users } from "~/base/db/schema";
import { digitsTyped } from "~/base/lib/india/phone";
import { pageWithin } from "~/base/lib/page-number";
import { sumsOf } from "~/sales/orders/money/sums";
import { type QuoteState, stateOf } from "./quote-state";

export type Quote = typeof quotes.$inferSelect;
export type QuoteLine = ReturnType<typeof linesOf>[number];

const quotesPerPage = 30;

/** The quote with this number, `QT-000007`; null: there is none. */
export const quoteByNumber = (number: string): Quote | null =>
  db.select().from(quotes).where(eq(quotes.number, number)).get() ?? null;

/** The quote behind a link; null: there is none, or it was not sent yet. */
export function quoteByToken(token: string, from: Reader = db): Quote | null {
  const quote = from.select().from(quotes).where(eq(quotes.token, token)).get();
  return quote?.sentAt ? quote : null;
}

/** The customer's page of the quote that became this order; null: it was none. */
export function pathOfQuote(orderId: string): string | null {
  const quote = db
    .select({ token: quotes.token })
    .from(quotes)
    .where(eq(quotes.orderId, orderId))
    .get();
  return quote ? `/quote/${quote.token}` : null;
}

/** The quotes that were made from an enquiry, newest first. */
export const quotesOfEnquiries = (enquiryIds: string[]) =>
  db
    .select({ enquiryId: quotes.enquiryId, number: quotes.number })
    .from(quotes)
    .where(sql`${quotes.enquiryId} in (select value from json_each(${JSON.stringify(enquiryIds)}))`)
    .orderBy(desc(quotes.createdAt))
    .all();

/**
 * What a line costs: as agreed once the quote is accepted, and until then never more than the MRP of today or the one that is printed on
 * packs on hand, whenever it was quoted (Legal Metrology (Packaged Commodities) Rules, rule 18 (2)). In a query over `quote_lines`, its
 * quote and its product.
 */
const unitPrice = sql<number>`case when ${quotes.orderId} is null
  then min(${quoteLines.unitPricePaise}, coalesce(${products.mrpPaise}, ${quoteLines.unitPricePaise}),
    coalesce(${leastPrinted(quoteLines.productId)}, ${quoteLines.unitPricePaise}))
  else ${quoteLines.unitPricePaise} end`;

/** The lines of a quote in their order. `pack`: its size; null: the product is deleted. */
export const linesOf = (from: Reader, quoteId: string) =>
  from
    .select({
      productId: quoteLines.productId,
      name: quoteLines.name,
      quantity: quoteLines.quantity,
      unitPricePaise: unitPrice,
      pack: sizeColumns,
    })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .leftJoin(products, eq(products.id, quoteLines.productId))
    .where(eq(quoteLines.quoteId, quoteId))
    .orderBy(asc(quoteLines.position))
    .all();

type Priced = { quantity: number; unitPricePaise: number };

/** What a quote costs, in paise. */
export const quoteSums = (lines: Priced[], deliveryPaise: number) =>
  sumsOf({
    goodsPaise: lines.reduce((sum, line) => sum + line.quantity * line.unitPricePaise, 0),
    deliveryPaise,
  });

/** What a page showed of a quote, posted with its acceptance: another one was changed since, or costs something else. In paise. */
export const seenOf = ({ updatedAt }: Pick<Quote, "updatedAt">, totalPaise: number): string =>
  `${updatedAt}-${totalPaise}`;

/** The products with these ids that can be sold, each with its main photo, by id. */
export function productsToSell(from: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = from
    .select({ product: products, photo: photos })
    .from(products)
    .leftJoin(photos, eq(photos.id, products.photoId))
    .where(
      and(sql`${products.id} in (select value from json_each(${JSON.stringify(ids)}))`, isVisible),
    )
    .all();
  return new Map(rows.map((row) => [row.product.id, row]));
}

/** The account with this e-mail (as stored), whose prices a quote suggests; null: there is none. */
export const accountOf = (from: Reader, email: string): string | null =>
  (email && from.select({ id: users.id }).from(users).where(eq(users.email, email)).get()?.id) ||
  null;

/** `q`: part of a number, firm, name, e-mail or phone, in any spelling; `state` "": all. */
type QuoteFilter = { q: string; state: QuoteState | "" };

/** One page of quotes, newest first. `now`: UTC ms. */
export function quotesPage({ q, state }: QuoteFilter, page: number, now = Date.now()) {
  const where = and(isIn(state, now), q ? holds(q) : undefined);
  const row = db.select({ total: count() }).from(quotes).where(where).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, quotesPerPage);
  const list = db
    .select({
      quote: quotes,
      orderNumber: orders.number,
      goodsPaise: sql<number>`(select coalesce(sum(${quoteLines.quantity} * ${unitPrice}), 0)
        from ${quoteLines} left join ${products} on ${products.id} = ${quoteLines.productId}
        where ${quoteLines.quoteId} = ${quotes.id})`,
    })
    .from(quotes)
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(where)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(quotesPerPage)
    .offset(offset)
    .all();
  return { ...place, quotes: list.map((found) => listed(found, now)) };
}

type Found = { quote: Quote; orderNumber: string | null; goodsPaise: number };

function listed({ quote, orderNumber, goodsPaise }: Found, now: number) {
  const { number, name, firm, validUntil, createdAt, deliveryPaise } = quote;
  const state = stateOf(quote, now);
  const totalPaise = goodsPaise + deliveryPaise;
  return { number, for: firm ?? name, validUntil, createdAt, totalPaise, state, orderNumber };
}

export type ListedQuote = ReturnType<typeof listed>;

/** Among the newest 10,000 quotes, so that no search reads more. */
function holds(q: string): SQL {
  const text = sql`concat_ws(char(10), number, name, firm, email, phone)`;
  // "+91 98250-12345", "098250 12345": by the digits that all spellings share.
  const digits = digitsTyped(q)?.slice(-10) ?? "";
  const dialled = sql`replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', '')`;
  const byPhone = digits === "" ? undefined : sql`instr(${dialled}, ${digits}) > 0`;
  const found = or(sql`instr(lower(${text}), lower(${q})) > 0`, byPhone);
  return sql`${quotes.id} in (select id from
    (select id, number, name, firm, email, phone from quotes order by created_at desc limit 10000) few
    where ${found})`;
}

/** The same as `stateOf`, for a query. */
function isIn(state: QuoteState | "", now: number): SQL | undefined {
  const isOpen = [isNull(quotes.orderId), isNull(quotes.withdrawnAt)];
  switch (state) {
    case "":
      return undefined;
    case "accepted":
      return isNotNull(quotes.orderId);
    case "withdrawn":
      return isNotNull(quotes.withdrawnAt);
    case "draft":
      return and(...isOpen, isNull(quotes.sentAt));
    case "sent":
      return and(...isOpen, isNotNull(quotes.sentAt), gt(quotes.validUntil, now));
    case "expired":
      return and(...isOpen, isNotNull(quotes.sentAt), lte(quotes.validUntil, now));
  }
}
