import { eq, inArray } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { mails, returnPhotos, returnRequestLines, returnRequests } from "~/base/db/schema";
import { isKeyed } from "./erase-mails.server";
import { forIds, type KnownPerson } from "./person.server";

/** The returns that the person asked for, with packs, words and what the shop answered. Photos by their id: the order's page shows them. */
export function returnsAskedOf(reader: Reader, { orderIds }: Pick<KnownPerson, "orderIds">) {
  return {
    returnRequests: forIds(orderIds, (some) =>
      reader.select().from(returnRequests).where(inArray(returnRequests.orderId, some)).all(),
    ),
    returnRequestLines: forIds(orderIds, (some) =>
      reader
        .select({ line: returnRequestLines })
        .from(returnRequestLines)
        .innerJoin(returnRequests, eq(returnRequests.id, returnRequestLines.requestId))
        .where(inArray(returnRequests.orderId, some))
        .all(),
    ).map(({ line }) => line),
    returnPhotos: forIds(orderIds, (some) =>
      reader
        .select({
          id: returnPhotos.id,
          requestId: returnPhotos.requestId,
          createdAt: returnPhotos.createdAt,
        })
        .from(returnPhotos)
        .innerJoin(returnRequests, eq(returnRequests.id, returnPhotos.requestId))
        .where(inArray(returnRequests.orderId, some))
        .all(),
    ),
  };
}

/**
 * Removes the words and photos of these orders' returns, and the mails that told the owner; packs, states and money stay with the books.
 * The files go with the job that sweeps photos.
 */
export function eraseReturns(tx: Writer, { orderIds }: Pick<KnownPerson, "orderIds">): void {
  forIds(orderIds, (some) => {
    const found = tx
      .update(returnRequests)
      .set({ words: "", payTo: "", answer: "" })
      .where(inArray(returnRequests.orderId, some))
      .returning({ id: returnRequests.id })
      .all();
    const ids = found.map(({ id }) => id);
    forIds(ids, (few) => {
      tx.delete(returnPhotos).where(inArray(returnPhotos.requestId, few)).run();
      return [];
    });
    for (const id of ids)
      tx.delete(mails)
        .where(isKeyed(`return:${id}`))
        .run();
    return [];
  });
}
