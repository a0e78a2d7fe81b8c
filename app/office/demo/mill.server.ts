import { eq } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { batches, products } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { hour, day as dayLong } from "~/base/lib/time";
import { storeBill } from "~/office/mill/bills.server";
import { type Move, noteEntry, outside, type Place, within } from "~/office/mill/book.server";
import { storeRates } from "~/office/mill/cost/cost-settings.server";
import { fillMoves } from "~/office/mill/fill.server";
import { addPlace, addTank, heapOf, named } from "~/office/mill/places.server";
import type { Actor } from "~/upkeep/audit/record.server";

/** Kilograms, rupees and days before the shop was filled. */
const seed = [
  { daysAgo: 26, kg: 900, rupees: 85_500, fee: 850, bill: "G-412", who: "Market yard, Gondal" },
  { daysAgo: 9, kg: 600, rupees: 58_200, fee: 580, bill: "G-457", who: "Market yard, Gondal" },
];
const pressings = [
  { daysAgo: 24, lot: 0, seed: 240, oil: 98.4, cake: 122.5, foots: 6.8, hours: 4 },
  { daysAgo: 21, lot: 0, seed: 260, oil: 107.1, cake: 133, foots: 7.1, hours: 4.5 },
  { daysAgo: 17, lot: 0, seed: 250, oil: 101.6, cake: 129.2, foots: 6.5, hours: 4 },
  { daysAgo: 6, lot: 1, seed: 280, oil: 117.2, cake: 142.6, foots: 7.4, hours: 4.5 },
  { daysAgo: 2, lot: 1, seed: 200, oil: 83.1, cake: 102.3, foots: 5.2, hours: 3.5 },
];
const cakeSold = { daysAgo: 8, kg: 350, rupees: 12_250, who: "Dairy at Kamrej" };
/** Paise for an hour of pressing and for a kilogram; and for a tin with its label and carton. */
const rates = { hour: 18_000, cake: 3500, foots: 800, opening: null };
const tinPaise = 9500;
const demoFilled = { daysAgo: 12, packs: 12, product: "Cold Pressed Groundnut Oil Tin" };

/** The mill book of the last weeks: two tanks, seed with its bills, pressings, cake sold, tins filled. `now`: UTC ms. */
export async function seedMill(actor: Actor, now = Date.now()): Promise<void> {
  await write((tx) => {
    if (named(tx, "tank", "Tank 1")) return;
    const begun = now - 30 * dayLong;
    for (const [place, name] of ["Tank 1", "Tank 2"].entries())
      addTank(tx, { name, crop: "groundnut", densityGPerL: 910 }, actor, begun + place);
    const tank = placeNamed(tx, "Tank 1");
    const at = (daysAgo: number) => now - daysAgo * dayLong - 2 * hour;
    const note = (daysAgo: number, entry: Parts, moves: Move[]) => {
      const id = newId(at(daysAgo));
      const day = dayOf(at(daysAgo));
      const short = noteEntry(tx, { id, day, ...entry }, moves, actor, at(daysAgo));
      if (short) throw new Error(`The demo mill is refused: ${short}`);
      return id;
    };
    const came = seed.map(({ daysAgo, kg, rupees, fee, bill, who }) => {
      const day = dayOf(at(daysAgo));
      const name = `S-${day.slice(2)}`;
      const lot = addPlace(tx, { kind: "lot", crop: "groundnut", name }, at(daysAgo));
      const entry = { kind: "seed" as const, who, moisture: 68 };
      const id = note(daysAgo, entry, [outside("bought", lot, -grams(kg)), within(lot, grams(kg))]);
      const paid = { amount: rupees * 100, fee: fee * 100, billNumber: bill };
      storeBill(tx, id, paid, at(daysAgo));
      return lot;
    });
    const [cake, foots] = (["cake", "foots"] as const).map((kind) =>
      heapOf(tx, kind, "groundnut", begun),
    ) as [Place, Place];
    for (const pressed of pressings) {
      const lot = came[pressed.lot] as Place;
      const lost = pressed.seed - pressed.oil - pressed.cake - pressed.foots;
      note(pressed.daysAgo, { kind: "press", minutes: pressed.hours * 60 }, [
        within(lot, -grams(pressed.seed)),
        within(tank, grams(pressed.oil)),
        within(cake, grams(pressed.cake)),
        within(foots, grams(pressed.foots)),
        outside("loss", lot, grams(lost)),
      ]);
      if (pressed.daysAgo === 17) fill(tx, tank, note, { actor, at: at(demoFilled.daysAgo) });
    }
    const sold = cakeSold.kg * 1000;
    const id = note(cakeSold.daysAgo, { kind: "cake", who: cakeSold.who }, [
      within(cake, -sold),
      outside("sold", cake, sold),
    ]);
    const got = { amount: cakeSold.rupees * 100, fee: 0, billNumber: "" };
    storeBill(tx, id, got, at(cakeSold.daysAgo));
  });
}

const grams = (kg: number) => Math.round(kg * 1000);

type Parts = Omit<Parameters<typeof noteEntry>[1], "id" | "day">;
type Note = (daysAgo: number, entry: Parts, moves: Move[]) => string;

/** Tins of the demo's batch, and what they cost. */
function fill(tx: Writer, tank: Place, note: Note, { actor, at }: { actor: Actor; at: number }) {
  const { daysAgo, packs, product: name } = demoFilled;
  const product = tx.select().from(products).where(eq(products.name, name)).get();
  const batch = product && tx.select().from(batches).where(eq(batches.productId, product.id)).get();
  if (!product || !batch) throw new Error(`The demo has no batch of ${name}`);
  const typed = { day: dayOf(at), why: "", tank: tank.id, bestBefore: null };
  const filled = fillMoves(tx, product.id, { ...typed, packs, number: batch.number }, actor, at);
  if (filled.problem) throw new Error(`The demo mill is refused: ${filled.problem.sentence}`);
  const entry = { kind: "fill" as const, packs, productId: product.id, batchId: batch.id };
  note(daysAgo, entry, filled.moves);
  storeRates(tx, rates, [[product.id, tinPaise]]);
}

const placeNamed = (tx: Writer, name: string): Place => {
  const place = named(tx, "tank", name);
  if (!place) throw new Error(`The demo has no ${name}`);
  return place;
};
