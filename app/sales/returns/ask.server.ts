import { count, eq } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { returnPhotos, returnRequestLines, returnRequests } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { hour } from "~/base/lib/time";
import { recordEvent } from "~/sales/orders/events.server";
import type { PackField } from "~/sales/orders/pack-fields";
import { answerHours, payerOf } from "~/upkeep/pages/returns/return-terms";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import type { PrivatePhoto } from "~/goods/photos/private-photo.server";
import type { AskedFor } from "./ask-form";
import { returnOffer } from "./offer.server";
import { mailAsked } from "./return-mails.server";
import type { ReturnReason, ReturnWish } from "~/base/db/statuses";
import { shopAddress } from "~/base/lib/http/listening.server";
import { tell } from "~/people/notices/tell.server";
import { returnPath } from "./admin-paths";
import { ownersReason, ownersWish } from "./return-words";
import { orderById } from "~/sales/orders/order.server";

export type Ask = AskedFor & {
  orderId: string;
  packs: PackField[];
  photos: PrivatePhoto[];
  /** Of its row: sending a form twice asks once. */
  id: string;
};

/** `packs`: none, or more than can be returned. `closed`: nothing can be returned any more. `many`: too often for one order. */
type Asked =
  | { number: string; problem?: undefined }
  | { number?: undefined; problem: "packs" | "closed" | "many" };

/** Most returns that are asked for of one order. */
const mostPerOrder = 20;

/**
 * Asks the shop for a return. One write looks at the days and the packs and stores the request, so that of two at once only what the
 * buyer has is asked for; it mails the buyer and tells the owner. `now`: UTC ms.
 */
export const askForReturn = (ask: Ask, now = Date.now()): Promise<Asked> =>
  write((tx) => askIn(tx, ask, now));

function askIn(tx: Writer, ask: Ask, now: number): Asked {
  const { orderId, id, photos } = ask;
  const before = tx
    .select({ number: returnRequests.number, orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(eq(returnRequests.id, id))
    .get();
  if (before) return before.orderId === orderId ? before : { problem: "closed" };
  const order = orderById(orderId, tx);
  const offer = order && returnOffer(order, now, tx);
  if (!order || !offer || offer.why) return { problem: "closed" };
  const packs = ask.packs.filter(({ quantity }) => quantity !== 0);
  const fits = packs.every(({ position, quantity }) =>
    offer.lines.some((line) => line.position === position && quantity <= line.most),
  );
  if (packs.length === 0 || !fits) return { problem: "packs" };
  const earlier = countOf(tx, orderId);
  if (earlier >= mostPerOrder) return { problem: "many" };

  const { reason, words, wish, payTo } = ask;
  const number = `${order.number}-R${earlier + 1}`;
  tx.insert(returnRequests)
    .values({
      id,
      orderId,
      number,
      reason,
      words,
      wish,
      payTo,
      wayBack: payerOf(returnTerms(tx).wayBack, reason),
      dueAt: now + answerHours * hour,
      createdAt: now,
      updatedAt: now,
    })
    .run();
  for (const { position, quantity } of packs)
    tx.insert(returnRequestLines).values({ requestId: id, position, quantity }).run();
  for (const [position, { file }] of photos.entries())
    tx.insert(returnPhotos)
      .values({ id: newId(now), requestId: id, position, file, createdAt: now })
      .run();
  recordEvent(tx, orderId, "guest", "return-asked", number);
  mailAsked(tx, order, { id, number });
  tellOfReturn(tx, { id, number, reason, wish, orderNumber: order.number }, now);
  return { number };
}

function countOf(tx: Writer, orderId: string): number {
  const row = tx
    .select({ total: count() })
    .from(returnRequests)
    .where(eq(returnRequests.orderId, orderId))
    .get();
  return row?.total ?? 0;
}

type Told = {
  id: string;
  number: string;
  orderNumber: string;
  reason: ReturnReason;
  wish: ReturnWish;
};

/** Tells the owner of a return that is asked for. The buyer's words and photos stay behind the sign-in. `now`: UTC ms. */
function tellOfReturn(
  tx: Writer,
  { id, number, orderNumber, reason, wish }: Told,
  now: number,
): void {
  const key = `return:${id}`;
  const path = returnPath(number);
  const letter = {
    subject: `A return is asked for: ${number}`,
    parts: [
      "A buyer asks for a return. Please answer within 48 hours.",
      {
        facts: [
          ["Order", orderNumber],
          ["Why", ownersReason[reason]],
          ["Wanted", ownersWish[wish]],
        ] as [string, string][],
      },
      { link: shopAddress() + path, label: "Look at it" },
    ],
  };
  const words = `A return is asked for: ${number}, ${ownersReason[reason]}`;
  tell(tx, { key, kind: "enquiry", words, path, mail: { key, kind: "return", letter } }, now);
}
