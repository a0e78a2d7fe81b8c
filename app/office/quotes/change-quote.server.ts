import { eq, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { type Reader, write, type Writer } from "~/base/db/connection.server";
import { quoteLines, quotes } from "~/base/db/schema";
import { markAnswered } from "~/sales/enquiries/enquiry-answer.server";
import { dayOf } from "~/base/lib/days";
import { versionOf } from "~/base/lib/form/version.server";
import { newToken } from "~/base/lib/ids.server";
import { notAgreed, overLimitWords } from "~/office/khata/limit/question";
import { mailQuote } from "./quote-mails.server";
import { quoteBeyondLimit } from "./quote-limit.server";
import { stateOf } from "./quote-state";
import { linesOf, type Quote, quoteSums } from "./quotes.server";
import type { LineToStore } from "./typed-packs.server";

type Columns = Omit<
  typeof quotes.$inferInsert,
  "id" | "serial" | "number" | "token" | "actorId" | "enquiryId" | "createdAt" | "updatedAt"
>;

/** What the owner says in a quote. */
export type QuoteToStore = Columns & { lines: LineToStore[] };

/**
 * Stores a new quote under the next number, with the id of its form: sent twice, it is one quote. `now`: UTC ms.
 */
export function createQuote(
  { id, enquiryId }: { id: string; enquiryId: string | null },
  quote: QuoteToStore,
  actor: Actor,
  now = Date.now(),
): Promise<Quote> {
  return write((tx) => {
    const before = byId(tx, id);
    if (before) return before;
    const { lines, ...columns } = quote;
    const serial = nextSerial(tx);
    tx.insert(quotes)
      .values({
        id,
        enquiryId,
        serial,
        number: `QT-${String(serial).padStart(6, "0")}`,
        token: newToken(),
        actorId: actor.id,
        ...columns,
        createdAt: now,
        updatedAt: now,
      })
      .run();
    storeLines(tx, id, lines);
    const stored = whole(tx, id);
    recordChange(tx, { ...about(stored, actor, "quote.create"), after: told(tx, stored) });
    return stored;
  });
}

/**
 * Changes a quote that was read at this `version`; the same again changes nothing. `closed`: it is accepted or withdrawn;
 * `changed-meanwhile`: by somebody else, to the `version` of now. `now`: UTC ms.
 */
export function changeQuote(
  id: string,
  { lines, version, ...columns }: QuoteToStore & { version: string },
  actor: Actor,
  now = Date.now(),
): Promise<
  | { problem?: undefined }
  | { problem: "closed" }
  | { problem: "changed-meanwhile"; version: string }
> {
  return write((tx) => {
    const quote = byId(tx, id);
    if (!quote || isClosed(quote, now)) return { problem: "closed" };
    const said = saidIn(tx, quote);
    const stored = versionOf(said);
    if (versionOf({ ...said, ...columns, lines }) === stored) return {};
    if (stored !== version) return { problem: "changed-meanwhile", version: stored };
    const before = told(tx, quote);
    tx.delete(quoteLines).where(eq(quoteLines.quoteId, id)).run();
    storeLines(tx, id, lines);
    tx.update(quotes)
      .set({ ...columns, updatedAt: now })
      .where(eq(quotes.id, id))
      .run();
    const after = told(tx, whole(tx, id));
    recordChange(tx, { ...about(quote, actor, "quote.update"), before, after });
    return {};
  });
}

/** The version of what the form of a quote edits. */
export const quoteVersion = (from: Reader, quote: Quote): string => versionOf(saidIn(from, quote));

/** What the owner said in a quote, as `QuoteToStore` has it. */
function saidIn(from: Reader, quote: Quote) {
  const { id, serial: _s, number: _n, token: _t, actorId: _a, enquiryId: _e, ...rest } = quote;
  const { createdAt: _c, updatedAt: _u, sentAt: _se, withdrawnAt: _w, orderId: _o, ...said } = rest;
  return { ...said, lines: linesOf(from, id).map(({ pack: _pack, ...line }) => line) };
}

type Sent = { problem?: undefined } | { problem: "closed" } | { problem: "limit"; words: string };

/**
 * Opens the quote's link to its customer, and mails it, if there is an e-mail: once as it stands. The enquiry that asked for it is
 * answered by it. `agreed`: the tick for a customer who would then owe more than the limit (`limitAsked`). `closed`: it cannot be sent, because
 * it has no lines, is over, accepted or withdrawn; `limit`: nobody agreed to that, for the reason in `words`. `now`: UTC ms.
 */
export function sendQuote(
  id: string,
  { isOwner, agreed }: { isOwner: boolean; agreed: string },
  actor: Actor,
  now = Date.now(),
): Promise<Sent> {
  return write((tx) => {
    const quote = byId(tx, id);
    if (!quote || isClosed(quote, now) || now >= quote.validUntil) return { problem: "closed" };
    const lines = linesOf(tx, id);
    if (lines.length === 0) return { problem: "closed" };
    const over = quoteBeyondLimit(tx, quote);
    const words = over && notAgreed(over, isOwner, agreed);
    if (words) return { problem: "limit", words };
    tx.update(quotes).set({ sentAt: now }).where(eq(quotes.id, id)).run();
    mailQuote(tx, quote, lines);
    const beyond = over && { beyondLimit: overLimitWords(over) };
    if (quote.sentAt !== null) {
      if (beyond) recordChange(tx, { ...about(quote, actor, "quote.send"), after: beyond });
      return {};
    }
    if (quote.enquiryId !== null) markAnswered(tx, quote.enquiryId, true, actor, now);
    recordChange(tx, {
      ...about(quote, actor, "quote.send"),
      before: { state: "draft" },
      after: { state: "sent", ...beyond },
    });
    return {};
  });
}

/** Takes a quote back: its link says so. False: it is accepted. Doing it twice changes nothing. `now`: UTC ms. */
export function withdrawQuote(id: string, actor: Actor, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const quote = byId(tx, id);
    if (!quote || quote.orderId !== null) return false;
    if (quote.withdrawnAt !== null) return true;
    tx.update(quotes).set({ withdrawnAt: now }).where(eq(quotes.id, id)).run();
    recordChange(tx, {
      ...about(quote, actor, "quote.withdraw"),
      before: { state: stateOf(quote, now) },
      after: { state: "withdrawn" },
    });
    return true;
  });
}

const isClosed = (quote: Quote, now: number) =>
  ["accepted", "withdrawn"].includes(stateOf(quote, now));

const byId = (tx: Writer, id: string) => tx.select().from(quotes).where(eq(quotes.id, id)).get();

function whole(tx: Writer, id: string): Quote {
  const quote = byId(tx, id);
  if (!quote) throw new Error("The quote was not stored");
  return quote;
}

function nextSerial(tx: Writer): number {
  const last = tx
    .select({ serial: sql<number>`max(${quotes.serial})` })
    .from(quotes)
    .get();
  return (last?.serial ?? 0) + 1;
}

function storeLines(tx: Writer, quoteId: string, lines: LineToStore[]): void {
  if (lines.length === 0) return;
  const rows = lines.map((line, position) => ({ quoteId, position, ...line }));
  tx.insert(quoteLines).values(rows).run();
}

const about = <A extends string>({ id, number }: Quote, actor: Actor, action: A) => ({
  actor,
  action,
  subject: { id, name: number },
});

/** For the audit log, without the customer. */
function told(tx: Writer, quote: Quote) {
  const lines = linesOf(tx, quote.id);
  const { goodsPaise, deliveryPaise, totalPaise } = quoteSums(lines, quote.deliveryPaise);
  return {
    packs: lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
    goodsPaise,
    deliveryPaise,
    totalPaise,
    ...(quote.advancePaise !== null && { advancePaise: quote.advancePaise }),
    deliveryWay: quote.deliveryWay,
    validUntil: dayOf(quote.validUntil - 1),
  };
}
