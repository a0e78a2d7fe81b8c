import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { shopAddress } from "~/base/lib/http/listening.server";
import { localized } from "~/base/words/addresses";
import { acknowledgeBy, settleBy } from "./clocks";
import { answersTo, type Grievance } from "./grievances.server";
import { statusPath } from "./paths";
import { photoIdsOf } from "./photos/photos.server";

/** One complaint for the owner. `order`: the number of the order that was meant, if there is one. Times in UTC ms. */
export function adminGrievancePage(grievance: Grievance, request: Request, now = Date.now()) {
  const {
    token: _token,
    userId: _user,
    id: _id,
    serial: _serial,
    year: _year,
    ...facts
  } = grievance;
  const { createdAt, language, orderNumber } = grievance;
  return {
    ...facts,
    now,
    order: orderNumber ? knownOrder(orderNumber) : null,
    acknowledgeBy: acknowledgeBy(createdAt),
    settleBy: settleBy(createdAt),
    answers: answersTo(grievance),
    photoIds: photoIdsOf(grievance),
    /** What the complainant sees, to be passed on to somebody without an e-mail. */
    link: `${shopAddress(request)}${localized(statusPath(grievance), language)}`,
  };
}

export type AdminGrievance = ReturnType<typeof adminGrievancePage>;

const knownOrder = (number: string): string | null =>
  db.select({ number: orders.number }).from(orders).where(eq(orders.number, number)).get()
    ?.number ?? null;
