import type { MillEntryKind, PlaceKind } from "~/base/db/mill";

/** An entry of the mill book with what it moved of seed and oil. */
export type BookEntry = {
  kind: MillEntryKind;
  day: string;
  batchId: string | null;
  /** Grams that came to places of the mill, or went from them where below zero. */
  moves: { place: string; name: string; stuff: PlaceKind; grams: number }[];
};

/** From when to when oil was pressed (`2026-11-03`), and from which lots of seed. */
type Pressed = { from: string; to: string; lots: string[] };

/** What may be in a tank; null: also oil that the book does not know the pressing of. */
type Tank = { grams: number; pressed: Pressed | null | undefined };

/**
 * What each batch was pressed from, by its id, from all entries that count in the order of their days. What is in a tank mixes: a batch
 * may be of all that came since it was last empty. A batch with oil that was bought, was there when the book began or came
 * later than it went is not there: of it nothing is sure.
 */
export function pressedInto(entries: BookEntry[]): Map<string, Pressed> {
  const tanks = new Map<string, Tank>();
  const batches = new Map<string, Pressed | null>();
  for (const entry of entries) {
    const oil = entry.moves.filter(({ stuff }) => stuff === "tank");
    let came = entry.kind === "press" ? pressing(entry) : null;
    for (const { place, grams } of oil.filter((move) => move.grams < 0)) {
      const tank = tanks.get(place) ?? { grams: 0, pressed: undefined };
      const left = tank.grams + grams;
      came = left < 0 ? null : (tank.pressed ?? null);
      tanks.set(place, { grams: left, pressed: left > 0 ? tank.pressed : undefined });
    }
    for (const { place, grams } of oil.filter((move) => move.grams > 0)) {
      const tank = tanks.get(place) ?? { grams: 0, pressed: undefined };
      // A tank that holds more than the book had holds more of the same.
      const isSame = entry.kind === "weigh" && tank.pressed !== undefined;
      const pressed = isSame ? tank.pressed : together(tank.pressed, came);
      tanks.set(place, { grams: tank.grams + grams, pressed });
    }
    if (entry.kind === "fill" && entry.batchId !== null)
      batches.set(entry.batchId, together(batches.get(entry.batchId), came));
  }
  return new Map([...batches].flatMap(([id, pressed]) => (pressed ? [[id, pressed]] : [])));
}

function pressing({ day, moves }: BookEntry): Pressed {
  const lots = moves.filter(({ stuff, grams }) => stuff === "lot" && grams < 0);
  return { from: day, to: day, lots: lots.map(({ name }) => name) };
}

/** Undefined: nothing was there so far. */
function together(one: Pressed | null | undefined, other: Pressed | null): Pressed | null {
  if (one === undefined || other === null || one === null) return one === null ? null : other;
  return {
    from: one.from < other.from ? one.from : other.from,
    to: one.to > other.to ? one.to : other.to,
    lots: [...new Set([...one.lots, ...other.lots])],
  };
}
