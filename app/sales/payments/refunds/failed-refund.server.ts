import { and, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";

/** Marks a failed refund, or one in doubt, as seen by an admin. False if it was already marked. */
export async function putAside(refundId: string, actor: Actor): Promise<boolean> {
  return write((tx) => {
    const now = Date.now();
    const [seen] = tx
      .update(refunds)
      .set({ failureSeenAt: now, updatedAt: now })
      .where(
        and(
          eq(refunds.id, refundId),
          or(
            eq(refunds.status, "failed"),
            gt(refunds.excessPaise, 0),
            isNotNull(refunds.toldPaise),
          ),
          isNull(refunds.failureSeenAt),
        ),
      )
      .returning()
      .all();
    if (!seen) return false;
    recordChange(tx, {
      actor,
      action: "payment.refund",
      subject: { id: seen.id, name: seen.paymentId ?? seen.id },
      after: {
        refund: `${whyDoubted(seen)}, put aside`,
      },
    });
    return true;
  });
}

const whyDoubted = ({ status, excessPaise }: typeof refunds.$inferSelect): string =>
  status === "failed" ? "failed" : excessPaise > 0 ? "more than was left" : "told with two amounts";
