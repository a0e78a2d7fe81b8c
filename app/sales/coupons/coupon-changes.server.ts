import { eq, sql } from "drizzle-orm";
import { type Actor, type Change, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { coupons, couponUses } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import type { CouponFields } from "./coupon-fields";
import { offerWords } from "./coupon-words";
import type { Coupon } from "./discount.server";

/** `taken`: another coupon has that code. */
type CouponRefusal = "taken" | "unknown-coupon";

/** Adds a coupon, switched on. `id`: of its form; sent twice, it adds one. */
export function addCoupon(
  fields: CouponFields,
  actor: Actor,
  id = newId(),
): Promise<{ problem?: CouponRefusal }> {
  return write((tx) => {
    const now = Date.now();
    if (couponAt(tx, id)) return {};
    if (idOf(tx, fields.code)) return { problem: "taken" };
    const coupon = { id, isOn: true, ...fields, createdAt: now, updatedAt: now };
    tx.insert(coupons).values(coupon).run();
    recordChange(tx, changeOf(actor, "coupon.create", coupon, { after: coupon }));
    return {};
  });
}

/** The version of what the form of a coupon edits: not whether it is on. */
export const couponVersion = (coupon: Coupon): string => versionOf(formFields(coupon));

const formFields = ({ isOn: _switched, ...coupon }: Coupon) =>
  auditFields({ ...coupon, isOn: true });

/**
 * Changes a coupon, by a form that was filled from this `version`, or switches it. Orders that were placed with it keep their discount and
 * code. `meanwhile`: what somebody else has changed it to.
 */
export function changeCoupon(
  id: string,
  change: { fields: CouponFields; version: string } | { fields: { isOn: boolean } },
  actor: Actor,
): Promise<{ problem?: CouponRefusal; meanwhile?: Coupon }> {
  return write((tx) => {
    const before = couponAt(tx, id);
    if (!before) return { problem: "unknown-coupon" };
    const { fields } = change;
    const after = { ...before, ...fields, updatedAt: Date.now() };
    if ("version" in change && isOvertaken(formFields(before), change.version, formFields(after)))
      return { meanwhile: before };
    const other = "code" in fields ? idOf(tx, fields.code) : null;
    if (other && other !== id) return { problem: "taken" };
    tx.update(coupons).set(after).where(eq(coupons.id, id)).run();
    recordChange(tx, changeOf(actor, "coupon.update", after, { before, after }));
    return {};
  });
}

/** Deletes a coupon that no order ever used; one that was used is switched off. Null: there is none. */
export function deleteCoupon(
  id: string,
  actor: Actor,
): Promise<{ code: string; isDeleted: boolean } | null> {
  return write((tx) => {
    const before = couponAt(tx, id);
    if (!before) return null;
    const isDeleted = !wasUsed(tx, id);
    if (isDeleted) tx.delete(coupons).where(eq(coupons.id, id)).run();
    else tx.update(coupons).set({ isOn: false }).where(eq(coupons.id, id)).run();
    const after = { ...before, isOn: false };
    if (isDeleted) recordChange(tx, changeOf(actor, "coupon.delete", before, { before }));
    else if (before.isOn)
      recordChange(tx, changeOf(actor, "coupon.update", before, { before, after }));
    return { code: before.code, isDeleted };
  });
}

const couponAt = (tx: Writer, id: string) =>
  tx.select().from(coupons).where(eq(coupons.id, id)).get();

function wasUsed(tx: Writer, couponId: string): boolean {
  const use = tx
    .select({ orderId: couponUses.orderId })
    .from(couponUses)
    .where(eq(couponUses.couponId, couponId))
    .limit(1)
    .get();
  return use !== undefined;
}

function idOf(tx: Writer, code: string): string | null {
  const row = tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(sql`${coupons.code} = ${code} collate nocase`)
    .get();
  return row?.id ?? null;
}

const changeOf = (
  actor: Actor,
  action: `coupon.${"create" | "update" | "delete"}`,
  { id, code }: Coupon,
  { before, after }: { before?: Coupon; after?: Coupon },
): Change => ({
  actor,
  action,
  subject: { id, name: code },
  before: before && auditFields(before),
  after: after && auditFields(after),
});

const auditFields = (coupon: Coupon) => ({
  code: coupon.code,
  discount: offerWords(coupon),
  leastPaise: coupon.leastPaise,
  firstOrderOnly: coupon.firstOrderOnly,
  usesPerBuyer: coupon.perBuyer,
  usesInAll: coupon.inAll,
  firstDay: coupon.startsAt === null ? null : dayOf(coupon.startsAt),
  lastDay: coupon.endsAt === null ? null : dayOf(coupon.endsAt - 1),
  on: coupon.isOn,
});
