import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import type { OrderStatus } from "~/base/db/statuses";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { handedOverForm, sendForm } from "./forms";
import type { Move } from "./move";
import { moveOrder } from "./move-order.server";
import { moveRefusal } from "./refusal-words";
import { sendWords, type SendOffer } from "./send-offer";
import { sentAt } from "./sent-at";

type Order = { id: string; number: string; createdAt: number; status: OrderStatus };

/** Sends an order as the form "Send it" says. `offer` null: it is not there to be sent any more. `confirmUnpaid`: throws
 * unless this is the owner, whose password was asked for. */
export async function saveSent(
  order: Order,
  offer: SendOffer | null,
  form: FormData,
  admin: Actor & Member,
  confirmUnpaid: () => Promise<void>,
) {
  const page = `/dashboard/admin/orders/${order.number}`;
  if (!offer) {
    const message = `Order ${order.number} is ${order.status} already. Its parcel can be changed here.`;
    return seeOtherWith({ type: "info", message }, page);
  }
  const now = Date.now();
  const isParcel = offer.way === "courier";
  const { data, problem } = isParcel ? parseForm(sendForm, form) : parseForm(handedOverForm, form);
  if (problem) return invalid(problem);
  if (data.unpaid) await confirmUnpaid();
  const move: Move = {
    status: offer.way === "collect" ? "deliverd" : "Shipped",
    version: data.version,
    confirmed: data.called === "yes",
    unpaid: data.unpaid && "agreed",
    at: sentAt(data.day, order, now) ?? now,
    ...(data.courier !== undefined && {
      courier: data.courier,
      trackingNumber: data.tracking ?? null,
    }),
  };
  const refused = await moveOrder(order.id, move, admin, now);
  if (refused.problem) {
    const { words, field, status } = moveRefusal(refused.problem, admin);
    return invalid(problemWith(field, words, form), { status });
  }
  return seeOtherWith(`Order ${order.number} ${sendWords[offer.way].done}`, page);
}
