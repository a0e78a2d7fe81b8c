import type { Writer } from "~/db/connection.server";
import { shopAddress } from "~/lib/http/listening.server";
import { greetingFor } from "~/mail/greeting";
import { postLetter } from "~/mail/post.server";
import type { Order } from "~/orders/order.server";

/** Queues the mail that asks the buyer of an order for a review. `tokens`: of the two links. `now`: UTC ms. */
export function mailRequest(
  tx: Writer,
  { id, number, buyerEmail, buyerName }: Order,
  tokens: { form: string; stop: string },
  now: number,
): void {
  const shop = shopAddress();
  postLetter(
    tx,
    { key: `review-request:${id}`, kind: "review-request", to: buyerEmail },
    {
      subject: `How do you like what you ordered? Order ${number}`,
      greeting: greetingFor(buyerName),
      parts: [
        `Your order ${number} reached you some days ago. If you like, tell other kitchens how it was: with stars, a few words or a photo, in any language.`,
        { link: `${shop}/review/${tokens.form}`, label: "Write a review" },
        "It is shown on the product's page with the name that you choose there. The same link changes it or takes it back.",
        "This is the only mail about this order. If you want no such mails at all, open this link and press the button there.",
        { link: `${shop}/review/stop/${tokens.stop}`, label: "No more mails like this" },
      ],
    },
    now,
  );
}
