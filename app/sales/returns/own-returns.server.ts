import { and, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { returnPhotos, returnRequests } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { sizeIn } from "~/base/lib/pack-size";
import type { Order } from "~/sales/orders/order.server";
import { inOwnNames } from "~/sales/orders/own-names.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import type { PrivatePhoto } from "~/goods/photos/private-photo.server";
import { isPaidByHand, returnOffer } from "./offer.server";
import { requestsOf, type WholeRequest } from "./requests.server";

/** The returns of an order as its buyer sees them. */
function ownReturns(order: Order) {
  return requestsOf(order.id).map(shown);
}

export type OwnReturn = ReturnType<typeof ownReturns>[number];

/** Named one by one: anybody with the link sees them, so bank details and the shop's own ids stay out. */
const shown = (request: WholeRequest) => ({
  id: request.id,
  number: request.number,
  state: request.state,
  goods: request.goods,
  outcome: request.outcome,
  refund: request.refund,
  dueAt: request.dueAt,
  reason: request.reason,
  wish: request.wish,
  wayBack: request.wayBack,
  words: request.words,
  answer: request.answer,
  createdAt: request.createdAt,
  packs: inOwnNames(request.packs).map(({ name, nameLang, quantity, accepted }) => ({
    name,
    nameLang,
    quantity: accepted ?? quantity,
  })),
  photoIds: request.photoIds,
  mayWithdraw: request.state === "asked" || request.state === "accepted",
});

/** The order's page: the returns in short, without what only the page of returns shows, and whether another one can be asked for. */
export function returnsOfOrder(order: Order, now = Date.now()) {
  const offer = returnOffer(order, now);
  const returns = ownReturns(order).map((one) => ({
    ...one,
    words: "",
    answer: one.state === "refused" ? one.answer : "",
  }));
  return { returns, mayAsk: offer.why === undefined };
}

/** The page on which a buyer asks for a return. `offer`: what can be returned, or why nothing can. */
export function askPage(order: Order, now = Date.now()) {
  const offer = returnOffer(order, now);
  return {
    number: order.number,
    token: order.token,
    returns: ownReturns(order),
    offer: offer.why
      ? offer
      : {
          ...offer,
          lines: inOwnNames(offer.lines).map((line) => ({
            position: line.position,
            name: line.name,
            nameLang: line.nameLang,
            most: line.most,
            ...sizeIn(line),
          })),
        },
    terms: returnTerms(),
    paysByHand: isPaidByHand(order),
    /** Where packs are sent back to; null: not set. */
    sendTo: companyFacts().address,
    fresh: newId(),
  };
}

export type AskPage = ReturnType<typeof askPage>;

/** A photo of a return of this order; null: it has none of this id. */
export function photoOfOrder(orderId: string, photoId: string): PrivatePhoto | null {
  const found = db
    .select({ file: returnPhotos.file })
    .from(returnPhotos)
    .innerJoin(returnRequests, eq(returnRequests.id, returnPhotos.requestId))
    .where(and(eq(returnPhotos.id, photoId), eq(returnRequests.orderId, orderId)))
    .get();
  return found ?? null;
}

/** A photo of any return, for the staff; null: there is none of this id. */
export function returnPhoto(photoId: string): PrivatePhoto | null {
  const found = db
    .select({ file: returnPhotos.file })
    .from(returnPhotos)
    .where(eq(returnPhotos.id, photoId))
    .get();
  return found ?? null;
}
