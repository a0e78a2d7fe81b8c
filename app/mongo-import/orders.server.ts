import type { Writer } from "~/db/connection.server";
import { users } from "~/db/schema";
import { hashAnswer, hashPassword } from "~/accounts/sign-in/password.server";
import { newToken } from "~/lib/ids.server";
import { Batch } from "./batch.server";
import { type DumpFile, rowsOf } from "./dump.server";
import { idIn } from "./fields";
import type { Known, Person } from "./known.server";
import { type OldOrder, oldOrder } from "./old-order";
import { storeOrders } from "./order-rows.server";
import type { Place, Report } from "./report";

type Row = { order: OldOrder; buyer: Person; email: string };

/** Brings in the orders with their frozen lines, under the next free numbers, at the time they were placed. */
export async function importOrders(
  file: DumpFile,
  known: Known,
  report: Report,
  { isDry, now }: { isDry: boolean; now: number },
): Promise<void> {
  const count = report.of("orders");
  const nobody = {
    passwordHash: await hashPassword(newToken()),
    answerHash: await hashAnswer(newToken()),
  };
  const batch = new Batch<Row>(report, isDry, (tx, rows) => {
    storeGoneBuyers(tx, rows, nobody);
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
    known.orders.add(order.id);
    if (order.provider && known.paymentOrders.has(order.provider.orderId)) {
      report.note(place, "Another order has its payment: it is kept without the provider's ids.");
      order.provider = null;
    }
    if (order.provider) known.paymentOrders.add(order.provider.orderId);
    const buyer = buyerOf(place, order, known, report);
    await batch.add({ place, row: { order, buyer, email: order.email ?? buyer.email } });
  }
  await batch.flush();
}

/** Whoever bought it. An account that is gone is looked for by the e-mail of the payment; else a closed one stands for it. */
function buyerOf(place: Place, { buyerId, email }: OldOrder, known: Known, report: Report): Person {
  const buyer = buyerId === null ? undefined : known.people.get(buyerId);
  if (buyer) return buyer;
  const same = email === null ? undefined : known.emails.get(email);
  if (same) {
    report.note(
      place,
      `Its buyer's account is gone: it goes to ${same.id}, by the e-mail of the payment.`,
    );
    return same;
  }
  const gone = goneBuyer(buyerId ?? "unknown");
  report.note(place, `Its buyer's account is gone: the closed account ${gone.id} stands for it.`);
  if (buyerId !== null) known.people.set(buyerId, gone);
  known.people.set(gone.id, gone);
  return gone;
}

const goneDomain = "@old-shop.invalid";

function goneBuyer(id: string): Person {
  const email = `gone-${id.toLowerCase()}${goneDomain}`;
  return { id: `gone-${id}`, name: "Former customer", email, phone: "", address: "" };
}

/** Nobody can sign in to these: what stands for their password was made at random and not kept. */
function storeGoneBuyers(
  tx: Writer,
  rows: Row[],
  nobody: { passwordHash: string; answerHash: string },
): void {
  const gone = new Map(
    rows
      .filter(({ buyer }) => buyer.email.endsWith(goneDomain))
      .map(({ buyer, order: { createdAt } }) => [
        buyer.id,
        { ...buyer, ...nobody, createdAt, updatedAt: createdAt },
      ]),
  );
  if (gone.size > 0)
    tx.insert(users)
      .values([...gone.values()])
      .onConflictDoNothing()
      .run();
}
