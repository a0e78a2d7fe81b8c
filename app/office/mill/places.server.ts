import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { type Crop, type PlaceKind, placeKinds } from "~/base/db/mill";
import { millEntries, millMoves, millPlaces } from "~/base/db/schema";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Place } from "./book.server";
import { cropWords } from "./words";

/** What pages show of a place. */
const shown = {
  id: millPlaces.id,
  kind: millPlaces.kind,
  crop: millPlaces.crop,
  name: millPlaces.name,
  grams: millPlaces.grams,
  densityGPerL: millPlaces.densityGPerL,
};
export type ShownPlace = Pick<Place, keyof typeof shown>;

/** What is in use: all tanks that are not closed, lots that are not used up, cake and foots; the oldest first. */
export const openPlaces = (): ShownPlace[] =>
  db
    .select(shown)
    .from(millPlaces)
    .where(
      and(
        isNull(millPlaces.closedAt),
        // The lots that are used up are many.
        or(
          inArray(millPlaces.kind, ["tank", "cake", "foots"]),
          sql`${millPlaces.kind} = 'lot' and ${millPlaces.grams} > 0`,
        ),
      ),
    )
    .orderBy(asc(millPlaces.createdAt), asc(millPlaces.id))
    .all()
    .toSorted((one, other) => placeKinds.indexOf(one.kind) - placeKinds.indexOf(other.kind));

/** All tanks, also those that are closed; the oldest first. */
export const allTanks = () =>
  db
    .select({ ...shown, closedAt: millPlaces.closedAt })
    .from(millPlaces)
    .where(eq(millPlaces.kind, "tank"))
    .orderBy(asc(millPlaces.createdAt), asc(millPlaces.id))
    .all()
    .map(({ closedAt, ...tank }) => {
      const isClosed = closedAt !== null;
      return { ...tank, isClosed, version: versionOf(editedIn({ ...tank, isClosed })) };
    });

type Edited = Pick<Place, "name" | "densityGPerL"> & { isClosed: boolean };
const editedIn = ({ name, densityGPerL, isClosed }: Edited): Edited => ({
  name,
  densityGPerL,
  isClosed,
});

/** What the form of a tank edits; null: there is no such tank. */
export function editedTank(tx: Reader, id: string): Edited | null {
  const is = and(eq(millPlaces.id, id), eq(millPlaces.kind, "tank"));
  const tank = tx.select().from(millPlaces).where(is).get();
  return tank ? editedIn({ ...tank, isClosed: tank.closedAt !== null }) : null;
}

/** Grams of oil in all tanks together. */
export const oilInTanks = (): number =>
  openPlaces()
    .filter(({ kind }) => kind === "tank")
    .reduce((sum, { grams }) => sum + grams, 0);

/** A place of this kind that is in use; undefined: there is none. */
export const placeOf = (tx: Reader, kind: PlaceKind, id: string): Place | undefined =>
  tx
    .select()
    .from(millPlaces)
    .where(and(eq(millPlaces.id, id), eq(millPlaces.kind, kind), isNull(millPlaces.closedAt)))
    .get();

/** Where the cake or the foots of a crop lie, made when it is first asked for. */
export function heapOf(tx: Writer, kind: "cake" | "foots", crop: Crop, now: number): Place {
  const name = `${cropWords[crop]} ${kind}`;
  return named(tx, kind, name) ?? addPlace(tx, { kind, crop, name }, now);
}

/** A new place. */
export function addPlace(
  tx: Writer,
  place: Pick<Place, "kind" | "crop" | "name"> & { densityGPerL?: number },
  now: number,
): Place {
  return tx
    .insert(millPlaces)
    .values({ ...place, id: newId(now), createdAt: now })
    .returning()
    .get();
}

/** The place of this kind and name, in any case; undefined: there is none. */
export const named = (tx: Reader, kind: PlaceKind, name: string): Place | undefined =>
  tx
    .select()
    .from(millPlaces)
    .where(and(eq(millPlaces.kind, kind), sql`${millPlaces.name} = ${name} collate nocase`))
    .get();

/** Whether anything was ever noted of a place that stands still. */
export const hasMoves = (tx: Reader, id: string): boolean =>
  tx
    .select({ id: millMoves.id })
    .from(millMoves)
    .innerJoin(millEntries, eq(millEntries.id, millMoves.entryId))
    .where(
      and(
        eq(millMoves.placeId, id),
        ne(millEntries.kind, "undo"),
        sql`not exists (select 1 from mill_entries u where u.undoes = ${millEntries.id})`,
      ),
    )
    .limit(1)
    .get() !== undefined;

type Tank = Pick<Place, "name" | "crop" | "densityGPerL">;

/** Adds a tank, with a place for the cake and foots of its crop. A sentence: another has the name. `now`: UTC ms. */
export function addTank(tx: Writer, tank: Tank, actor: Actor, now = Date.now()): string | null {
  if (named(tx, "tank", tank.name)) return taken;
  const { id, name } = addPlace(tx, { ...tank, kind: "tank" }, now);
  if (tank.crop !== "blend") {
    heapOf(tx, "cake", tank.crop, now);
    heapOf(tx, "foots", tank.crop, now);
  }
  const after = { name, oil: cropWords[tank.crop], density: tank.densityGPerL };
  recordChange(tx, { actor, action: "mill.tank", subject: { id, name }, after });
  return null;
}

/** Changes a tank's name and density, and closes it (only an empty one) or opens it again. A sentence: what is wrong. `now`: UTC ms. */
export function changeTank(
  tx: Writer,
  id: string,
  { isClosed, ...changed }: Edited,
  actor: Actor,
  now = Date.now(),
): string | null {
  const is = and(eq(millPlaces.id, id), eq(millPlaces.kind, "tank"));
  const before = tx.select().from(millPlaces).where(is).get();
  if (!before) return "There is no such tank any more.";
  const namesake = named(tx, "tank", changed.name);
  if (namesake && namesake.id !== id) return taken;
  if (isClosed && before.grams > 0) return "Only an empty tank can be closed.";
  const closedAt = isClosed ? (before.closedAt ?? now) : null;
  tx.update(millPlaces)
    .set({ ...changed, closedAt })
    .where(is)
    .run();
  recordChange(tx, {
    actor,
    action: "mill.tank",
    subject: { id, name: changed.name },
    before: said(before),
    after: said({ ...changed, closedAt }),
  });
  return null;
}

const taken = "There is a tank of this name already.";

const said = (tank: Pick<Place, "name" | "densityGPerL" | "closedAt">) => ({
  name: tank.name,
  density: tank.densityGPerL,
  closed: tank.closedAt !== null,
});
