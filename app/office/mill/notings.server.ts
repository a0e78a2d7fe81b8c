import type { z } from "zod";
import type { Writer } from "~/base/db/connection.server";
import { dayInWords } from "~/base/lib/dates";
import { type Move, outside, type Place, within } from "./book.server";
import { gramsIn } from "./amounts";
import { addPlace, hasMoves, heapOf, named, placeOf } from "./places.server";
import {
  type cakeForm,
  type looseForm,
  type moveForm,
  type pressForm,
  type seedForm,
  type weighForm,
} from "./forms";
import { heldOn } from "./held.server";
import { lotFields } from "./lot-fields";
import { stuffOf } from "./words";

/** What a form becomes: its moves, or the field that cannot be and why. */
export type Moved = { moves: Move[]; problem?: undefined } | Wrong;
type Wrong = { problem: { field: string; sentence: string }; moves?: undefined };

export const wrong = (field: string, sentence: string): Wrong => ({ problem: { field, sentence } });

const gone = "It is not in use any more: open this page once more";

/** A new lot. `now`: UTC ms. */
export function seedMoves(tx: Writer, typed: z.output<typeof seedForm>, now: number): Moved {
  const name = typed.number || nextLot(tx, typed.day);
  if (typed.crop === "blend") return wrong("crop", "Seed is of one kind");
  const namesake = named(tx, "lot", name);
  // A lot whose only note was undone may be noted again.
  if (namesake && (namesake.crop !== typed.crop || hasMoves(tx, namesake.id)))
    return wrong("number", "There is a lot of this number already");
  const lot = namesake ?? addPlace(tx, { kind: "lot", crop: typed.crop, name }, now);
  const from = typed.wasHere ? "opening" : "bought";
  return { moves: [outside(from, lot, -typed.weight), within(lot, typed.weight)] };
}

/** The next number of a day: `S-26-11-30`, then `S-26-11-30-2`. */
function nextLot(tx: Parameters<typeof named>[0], day: string): string {
  const first = `S-${day.slice(2)}`;
  for (let place = 1; ; place += 1) {
    const number = place === 1 ? first : `${first}-${place}`;
    if (!named(tx, "lot", number)) return number;
  }
}

/** Seed becomes oil, cake and foots; what is missing is lost. */
export function pressMoves(tx: Writer, typed: z.output<typeof pressForm>, now: number): Moved {
  const tank = placeOf(tx, "tank", typed.tank);
  if (!tank) return wrong("tank", gone);
  const lots: { place: Place; grams: number }[] = [];
  for (const [lotField, weightField] of lotFields) {
    const [id, grams] = [typed[lotField], typed[weightField]];
    if (!id && grams === null) continue;
    const place = placeOf(tx, "lot", id);
    if (!place) return wrong(lotField, "Choose a lot of seed");
    if (grams === null) return wrong(weightField, "How much of this lot?");
    if (lots.some((each) => each.place.id === id))
      return wrong(lotField, "This lot stands here twice");
    if (place.crop !== tank.crop && tank.crop !== "blend")
      return wrong(
        lotField,
        `${place.name} is ${stuffOf(place)}, ${tank.name} is for ${stuffOf(tank)}`,
      );
    lots.push({ place, grams });
  }
  const [{ place: first }] = lots as [(typeof lots)[number]];
  const oil = gramsIn({ thousandths: typed.oil, unit: typed.unit }, tank.densityGPerL);
  const seed = lots.reduce((sum, { grams }) => sum + grams, 0);
  const [cake, foots] = [typed.cake ?? 0, typed.foots ?? 0];
  const lost = seed - oil - cake - foots;
  if (lost < 0)
    return wrong(
      "oil",
      "Oil, cake and foots weigh more than the seed: one of the figures is wrong",
    );
  const heaps = (["cake", "foots"] as const).map((kind) =>
    within(heapOf(tx, kind, first.crop, now), kind === "cake" ? cake : foots),
  );
  return {
    moves: [
      ...lots.map(({ place, grams }) => within(place, -grams)),
      within(tank, oil),
      ...heaps,
      outside("loss", first, lost),
    ],
  };
}

/** Oil goes to another tank, of the same oil or of a blend. */
export function tankMoves(tx: Writer, typed: z.output<typeof moveForm>): Moved {
  const from = placeOf(tx, "tank", typed.tank);
  const to = placeOf(tx, "tank", typed.to);
  if (!from) return wrong("tank", gone);
  if (!to) return wrong("to", gone);
  if (to.crop !== from.crop && to.crop !== "blend")
    return wrong("to", `${to.name} is for ${stuffOf(to)}, ${from.name} holds ${stuffOf(from)}`);
  const grams = gramsIn({ thousandths: typed.oil, unit: typed.unit }, from.densityGPerL);
  return { moves: [within(from, -grams), within(to, grams)] };
}

/** Loose oil comes or goes. */
export function looseMoves(
  tx: Writer,
  kind: "bought" | "sold",
  typed: z.output<typeof looseForm>,
): Moved {
  const tank = placeOf(tx, "tank", typed.tank);
  if (!tank) return wrong("tank", gone);
  const grams = gramsIn({ thousandths: typed.oil, unit: typed.unit }, tank.densityGPerL);
  const came = kind === "bought" ? grams : -grams;
  return { moves: [within(tank, came), outside(kind, tank, -came)] };
}

/** Cake or foots are sold. */
export function cakeMoves(tx: Writer, typed: z.output<typeof cakeForm>): Moved {
  const heap = placeOf(tx, "cake", typed.place) ?? placeOf(tx, "foots", typed.place);
  if (!heap) return wrong("place", gone);
  return { moves: [within(heap, -typed.weight), outside("sold", heap, typed.weight)] };
}

/** What a place held at the end of the day is put right; the first time, it was there when the book began. No moves: the book was right. */
export function weighMoves(tx: Writer, typed: z.output<typeof weighForm>): Moved {
  const place =
    placeOf(tx, "tank", typed.place) ??
    placeOf(tx, "lot", typed.place) ??
    placeOf(tx, "cake", typed.place) ??
    placeOf(tx, "foots", typed.place);
  if (!place) return wrong("place", gone);
  const amount = { thousandths: typed.weight, unit: typed.unit };
  const holds = place.kind === "tank" ? gramsIn(amount, place.densityGPerL) : typed.weight;
  if (place.kind !== "tank" && typed.unit === "l")
    return wrong("unit", "Only oil is measured in litres");
  const book = heldOn(tx, place, typed.day);
  if (book.weighedOn !== null)
    return wrong(
      "day",
      `${place.name} was weighed on ${dayInWords(book.weighedOn)}: choose that day or a later one`,
    );
  const more = holds - book.grams;
  const account = hasMoves(tx, place.id) ? "loss" : "opening";
  return { moves: [within(place, more), outside(account, place, -more)] };
}
