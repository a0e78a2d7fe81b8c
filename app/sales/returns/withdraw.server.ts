import { and, eq, inArray } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { returnPhotos, returnRequests } from "~/base/db/schema";
import { recordEvent } from "~/sales/orders/events.server";

/** Takes a return back for its buyer, until the goods are back or it is settled; its photos go. Returns whether it was. */
export function withdrawReturn(orderId: string, id: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const [gone] = tx
      .update(returnRequests)
      .set({ state: "withdrawn", dueAt: null, updatedAt: now })
      .where(
        and(
          eq(returnRequests.id, id),
          eq(returnRequests.orderId, orderId),
          inArray(returnRequests.state, ["asked", "accepted"]),
        ),
      )
      .returning({ number: returnRequests.number })
      .all();
    if (!gone) return false;
    tx.delete(returnPhotos).where(eq(returnPhotos.requestId, id)).run();
    recordEvent(tx, orderId, "guest", "return-withdrawn", gone.number);
    return true;
  });
}
