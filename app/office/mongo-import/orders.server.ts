import type { Writer } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { unusableHash } from "~/people/accounts/sign-in/password.server";
import { lockedProblem } from "~/upkeep/month-lock/open-time.server";
import { Batch } from "./batch.server";
import { type DumpFile, rowsOf } from "./dump.server";
import { idIn } from "./fields";
import type { Known, Person } from "./known.server";
import { type OldOrder, oldOrder } from "./old-order";
import { storeOrders } from "./order-rows.server";
import type { Place, Report } from "./report";

type Row = { order: OldOrder; buyer: Person; email: string };

/** Imports the orders with their lines, numbered from the next free number, dated when they were placed. */
export async function importOrders(
  file: DumpFile,
  known: Known,
  report: Report,
  { isDry, now }: { isDry: boolean; now: number },
): Promise<void> {
  const count = report.of("orders");
  const unusable = { passwordHash: unusableHash(), answerHash: unusableHash() };
  const batch = new Batch<Row>(report, isDry, (tx, rows) => {
    storeDeletedBuyers(tx, rows, unusable);
    storeOrders(tx, rows);
  });
  for await (const { line, doc, problem } of rowsOf(file)) {
    count.read += 1;
    const place = { file, line, id: doc ? idIn(doc._id) : null };
    if (doc && known.orders.has(place.id ?? "")) {
      count.there += 1;
      continue;
    }
    const order = doc
      ? oldOrder(doc, known, now, (sentence) => report.note(place, sentence))
      : problem;
    if (typeof order === "string") {
      report.refuse(place, order);
      continue;
    }
    const locked = order.isPaid ? lockedProblem(dayOf(order.createdAt)) : null;
    if (locked !== null) {
      report.refuse(place, locked);
      continue;
    }
    known.orders.add(order.id);
    if (order.provider && known.paymentOrders.has(order.provider.orderId)) {
      report.note(
        place,
        "Another order has its payment: it is imported without the provider's ids.",
      );
      order.provider = null;
    }
    if (order.provider) known.paymentOrders.add(order.provider.orderId);
    const buyer = buyerOf(place, order, known, report);
    await batch.add({ place, row: { order, buyer, email: order.email ?? buyer.email } });
  }
  await batch.flush();
}

/** The buyer. If the account is missing: the account with the e-mail of the payment, else a closed placeholder account. */
function buyerOf(place: Place, { buyerId, email }: OldOrder, known: Known, report: Report): Person {
  const buyer = buyerId === null ? undefined : known.people.get(buyerId);
  if (buyer) return buyer;
  const byEmail = email === null ? undefined : known.emails.get(email);
  if (byEmail) {
    report.note(
      place,
      `Its buyer's account is missing: it goes to ${byEmail.id}, which has the e-mail of the payment.`,
    );
    return byEmail;
  }
  const deleted = deletedBuyer(buyerId ?? "unknown");
  report.note(
    place,
    `Its buyer's account is missing: the closed account ${deleted.id} replaces it.`,
  );
  if (buyerId !== null) known.people.set(buyerId, deleted);
  known.people.set(deleted.id, deleted);
  return deleted;
}

const deletedDomain = "@old-shop.invalid";

function deletedBuyer(id: string): Person {
  const email = `gone-${id.toLowerCase()}${deletedDomain}`;
  return { id: `gone-${id}`, name: "Former customer", email, phone: "", address: "" };
}

/** No one can sign in to these accounts: their password is random and not stored. */
function storeDeletedBuyers(
  tx: Writer,
  rows: Row[],
  unusable: { passwordHash: string; answerHash: string },
): void {
  const deleted = new Map(
    rows
      .filter(({ buyer }) => buyer.email.endsWith(deletedDomain))
      .map(({ buyer, order: { createdAt } }) => [
        buyer.id,
        { ...buyer, ...unusable, createdAt, updatedAt: createdAt },
      ]),
  );
  if (deleted.size > 0)
    tx.insert(users)
      .values([...deleted.values()])
      .onConflictDoNothing()
      .run();
}
