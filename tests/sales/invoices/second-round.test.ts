import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { differences } from "~/office/books/differences.server";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { admin, shopper } from "../../cast";
import { sold } from "../orders/sold";
import { providerOnTheWire } from "../payments/provider";
import { confirmRefund } from "../payments/refunding";

providerOnTheWire();

let boss: Viewer;
let userId: string;
beforeAll(async () => {
  boss = await admin();
  userId = (await shopper()).id;
});

/** An order to be paid on delivery whose goods were sent and came back. */
async function returned() {
  const order = await sold({
    userId,
    paymentStatus: "pending",
    paymentMethod: "on-delivery",
    paidAt: null,
  });
  await moveOrder(order.id, { status: "Shipped" }, boss);
  await moveOrder(order.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
  return order;
}

const papersOf = (orderId: string) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.createdAt), asc(invoices.round), asc(invoices.series))
    .all();
const roundsOf = (orderId: string) =>
  papersOf(orderId)
    .map(({ series, round }) => `${series} ${round}`)
    .toSorted((one, other) => one.slice(3).localeCompare(other.slice(3)));

async function booksSay(): Promise<string[]> {
  const found: string[] = [];
  for await (const line of differences()) found.push(line);
  return found;
}

describe("an order that came back, was credited and is sent again", () => {
  test("gets a second invoice, which is the one that is shown, and is credited again when it comes back again", async () => {
    const { id } = await returned();
    await moveOrder(id, { status: "Shipped" }, boss);
    await moveOrder(id, { status: "deliverd" }, boss);
    expect(roundsOf(id)).toHaveLength(3);
    const second = papersOf(id).find(({ series, round }) => series === "PR" && round === 2);
    expect(invoiceOf({ id })?.number).toBe(second?.number);
    await moveOrder(id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    expect(roundsOf(id).toSorted()).toEqual(["CN 1", "CN 2", "PR 1", "PR 2"]);
    const notes = papersOf(id).filter(({ series }) => series === "CN");
    expect(notes.map(({ totalPaise }) => totalPaise)).toEqual([145_000, 145_000]);
    expect(await booksSay()).toEqual([]);
  });

  test("and is then paid has one invoice for its money, which a refund corrects", async () => {
    const { id, number } = await returned();
    await moveOrder(id, { status: "Shipped" }, boss);
    await receiveMoney(id, { reference: null, note: "" }, boss);
    await confirmRefund(boss, number, { kind: "full", expected: "145000" });
    const papers = papersOf(id);
    const second = papers.find(({ series, round }) => series === "PR" && round === 2);
    const note = papers.find(({ refundId }) => refundId !== null);
    expect(note).toMatchObject({ round: 2, totalPaise: 145_000 });
    expect(JSON.parse(note?.content ?? "{}")).toMatchObject({
      corrects: { number: second?.number },
    });
    expect(await booksSay()).toEqual([]);
  });
});
