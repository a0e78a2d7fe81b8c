import { and, asc, desc, eq, max, sql } from "drizzle-orm";
import { type Actor, type Change, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { couriers, isListed, orders } from "~/base/db/schema";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { trackingLink } from "./couriers";

type Courier = { id: string; name: string; linkTemplate: string };

/** `taken`: another courier has that name, whatever its case. */
type CourierRefusal = "taken" | "unknown-courier";

/** All couriers, in the order they were added. */
export function allCouriers(reader: Reader = db): Courier[] {
  return reader
    .select({ id: couriers.id, name: couriers.name, linkTemplate: couriers.linkTemplate })
    .from(couriers)
    .orderBy(asc(couriers.position), asc(couriers.name))
    .all();
}

/** Adds a courier at the end of the list. `id`: of its form; sent twice, it adds one. */
export function addCourier(
  { name, linkTemplate }: Omit<Courier, "id">,
  actor: Actor,
  id = newId(),
): Promise<{ problem?: CourierRefusal }> {
  return write((tx) => {
    const now = Date.now();
    if (courierAt(tx, id)) return {};
    if (namesake(tx, name)) return { problem: "taken" };
    const courier = { id, name, linkTemplate };
    const row = tx
      .select({ last: max(couriers.position) })
      .from(couriers)
      .get();
    tx.insert(couriers)
      .values({ ...courier, position: (row?.last ?? 0) + 1, createdAt: now, updatedAt: now })
      .run();
    recordChange(tx, changeOf(actor, "courier.create", courier, { after: courier }));
    return {};
  });
}

/** The version of what a courier's form edits. */
export const courierVersion = (courier: Courier): string => versionOf(told(courier));

/**
 * Changes a courier's name or link, read at this `version`. Existing orders keep the old name. `meanwhile`: what somebody else has changed
 * it to.
 */
export function changeCourier(
  { id, name, linkTemplate }: Courier,
  version: string,
  actor: Actor,
): Promise<{ problem?: CourierRefusal; meanwhile?: Courier }> {
  return write((tx) => {
    const before = courierAt(tx, id);
    if (!before) return { problem: "unknown-courier" };
    const after = { id, name, linkTemplate };
    if (isOvertaken(told(before), version, told(after))) return { meanwhile: before };
    const other = namesake(tx, name);
    if (other && other !== id) return { problem: "taken" };
    tx.update(couriers)
      .set({ name, linkTemplate, updatedAt: Date.now() })
      .where(eq(couriers.id, id))
      .run();
    recordChange(tx, changeOf(actor, "courier.update", after, { before, after }));
    return {};
  });
}

/** Deletes a courier; its orders keep name and number but lose the tracking link. False if it was already deleted. */
export function deleteCourier(id: string, actor: Actor): Promise<boolean> {
  return write((tx) => {
    const [before] = tx.delete(couriers).where(eq(couriers.id, id)).returning().all();
    if (before) recordChange(tx, changeOf(actor, "courier.delete", before, { before }));
    return before !== undefined;
  });
}

/** Returns a function from an order's courier name and tracking number to the tracking link, or null. */
export function trackingLinks(): (name: string, awb: string) => string | null {
  const templates = new Map(
    allCouriers().map(({ name, linkTemplate }) => [name.toLowerCase(), linkTemplate]),
  );
  return (name, awb) => trackingLink(templates.get(name.toLowerCase()) ?? "", awb);
}

/** Whether a courier of exactly this name is on the list. */
export function isListedCourier(tx: Writer, name: string): boolean {
  const row = tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(sql`${couriers.name} = ${name}`)
    .get();
  return row !== undefined;
}

const courierAt = (tx: Writer, id: string) =>
  tx.select().from(couriers).where(eq(couriers.id, id)).get();

function namesake(tx: Writer, name: string): string | null {
  const row = tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(sql`${couriers.name} = ${name} collate nocase`)
    .get();
  return row?.id ?? null;
}

function changeOf(
  actor: Actor,
  action: `courier.${"create" | "update" | "delete"}`,
  { id, name }: Courier,
  { before, after }: { before?: Courier; after?: Courier },
): Change {
  return {
    actor,
    action,
    subject: { id, name },
    before: before && told(before),
    after: after && told(after),
  };
}

const told = ({ name, linkTemplate }: Courier) => ({ name, linkTemplate });

const looksBack = 20;

/** The courier of the newest order on its way: most parcels go with the same one. */
export function lastCourier(): string | null {
  const rows = db
    .select({ courier: orders.courier })
    .from(orders)
    .where(and(isListed, eq(orders.status, "Shipped")))
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .limit(looksBack)
    .all();
  return rows.find(({ courier }) => courier)?.courier ?? null;
}
