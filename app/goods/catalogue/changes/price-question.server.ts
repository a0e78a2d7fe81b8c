import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { rupees } from "~/base/lib/money";
import { tell } from "~/people/notices/tell.server";
import { isSurprise, type PriceMove } from "./surprising-price";

const key = "prices.askAbove";

/** A third, until the owner says otherwise. */
const defaultPercent = 33;

/** A new price that differs by more than so many percent from today's is asked about before it is stored. */
export function askAbove(from: Reader = db): number {
  return Number(storedSettings(from).get(key) ?? defaultPercent);
}

export function setAskAbove(tx: Writer, percent: number, actor: Actor): void {
  const before = askAbove(tx);
  if (before === percent) return;
  storeSettings(tx, { [key]: String(percent) });
  recordChange(tx, {
    actor,
    action: "settings.update",
    subject: { id: "prices", name: "prices" },
    before: { askAbovePercent: before },
    after: { askAbovePercent: percent },
  });
}

/** What the owner is told of: `key` of the change, each is told once; `path`: the screen that shows it. */
type Told = { key: string; path: string; moves: PriceMove[] };

/** `tellOfPrices`, but for what the owner did on a screen, who was asked. */
export function tellOfOthersPrices(tx: Writer, actor: Actor, told: Told, now: number): void {
  const by = tx.select({ role: users.role }).from(users).where(eq(users.id, actor.id)).get();
  if (by?.role !== 1) tellOfPrices(tx, told, now);
}

/** Tells the owner of stored prices that surprise, in the transaction that stored them. Nothing if none does. `now`: UTC ms. */
export function tellOfPrices(tx: Writer, { key: of, path, moves }: Told, now: number): void {
  const surprising = moves.filter((move) => isSurprise(move, askAbove(tx)));
  const [first] = surprising;
  if (!first) return;
  const lines = surprising.map(inWords);
  const words =
    surprising.length === 1
      ? `New price: ${inWords(first)}`
      : `${surprising.length} new prices are far from those before or beside them`;
  const letter = {
    subject: words,
    parts: [
      "These prices are on sale now. Please look whether they are meant so.",
      ...lines.slice(0, 50),
      { link: `${shopAddress()}${path}`, label: "Look at the prices" },
    ],
  };
  tell(
    tx,
    {
      key: `price:${of}`,
      kind: "price",
      words,
      path,
      mail: { key: `price:${of}`, kind: "price", letter },
    },
    now,
  );
}

const inWords = ({ name, seenPaise, pricePaise, isFirst }: PriceMove) =>
  isFirst
    ? `${name}: ${rupees(pricePaise)}, where about ${rupees(seenPaise)} would be usual`
    : `${name}: ${rupees(pricePaise)} instead of ${rupees(seenPaise)}`;
