import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { orderEvents, orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import {
  addParcel,
  changeParcel,
  parcelVersion,
  removeParcel,
} from "~/sales/fulfilment/parcels.server";
import { furtherParcelsOf } from "~/sales/orders/parcels.server";
import { journeysOf } from "~/sales/orders/timeline.server";
import { admin, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { sold } from "../orders/sold";

let boss: Viewer;
let userId: string;
beforeAll(async () => {
  boss = await admin();
  userId = (await shopper()).id;
});

const further = (id: string) => furtherParcelsOf([id]).get(id) ?? [];
const shown = (id: string) => {
  const [order] = db.select().from(orders).where(eq(orders.id, id)).all();
  return (
    order &&
    journeysOf([order])
      .get(id)
      ?.parcels.map(({ awb }) => awb)
  );
};
const second = () => ({ courier: "DTDC", trackingNumber: "D2222222", at: Date.now() });

test("further parcels are added, corrected and removed; the buyer sees them and gets additions", async () => {
  const { id, number } = await sold({ userId });
  await moveOrder(id, { status: "Shipped", courier: "DTDC", trackingNumber: "D1111111" }, boss);
  await emptyOutbox();
  expect(await addParcel(id, second(), boss)).toEqual({});
  expect(shown(id)).toEqual(["D1111111", "D2222222"]);
  const [parcel] = further(id);
  const version = parcelVersion(second());
  const corrected = { courier: "DTDC", trackingNumber: "D3333333", version };
  expect(await changeParcel(id, parcel?.id ?? "", corrected, boss)).toEqual({});
  const late = { ...corrected, trackingNumber: "D4444444" };
  const answer = await changeParcel(id, parcel?.id ?? "", late, boss);
  expect(answer.meanwhile).toMatchObject({ trackingNumber: "D3333333" });
  expect(shown(id)).toEqual(["D1111111", "D3333333"]);
  expect(
    mailsOf()
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual([
    `Another parcel of your order ${number} is on its way`,
    `Correction: the number of your parcel, order ${number}`,
  ]);
  expect(await removeParcel(id, parcel?.id ?? "", boss)).toBe(true);
  expect(await removeParcel(id, parcel?.id ?? "", boss)).toBe(false);
  expect(further(id)).toEqual([]);
  const kinds = db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).all();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["parcel-added", "parcel-changed", "parcel-removed"]),
  );
});

test("a further parcel belongs to an order that left, with a listed courier, on a day that was", async () => {
  const here = await sold({ userId });
  expect(await addParcel(here.id, second(), boss)).toEqual({ problem: "not-sent" });
  const gone = await sold({ userId });
  await moveOrder(gone.id, { status: "Shipped" }, boss);
  const add = (more: object) => addParcel(gone.id, { ...second(), ...more }, boss);
  expect(await add({ courier: "Nobody" })).toEqual({ problem: "unknown-courier" });
  expect(await add({ at: 1 })).toEqual({ problem: "wrong-day" });
  expect(await changeParcel(here.id, "x", { ...second(), version: "" }, boss)).toEqual({
    problem: "no-parcel",
  });
});
