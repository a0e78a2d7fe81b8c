import type { Writer } from "~/base/db/connection.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter } from "~/people/mail/letter";
import { postLetter } from "~/people/mail/post.server";
import type { Order } from "~/sales/orders/order.server";
import { localized } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { t } from "~/base/words/say";

/** Queues the mail that asks the buyer of an order for a review. `tokens`: of the two links. `now`: UTC ms. */
export function mailRequest(
  tx: Writer,
  order: Order,
  tokens: { form: string; stop: string },
  now: number,
): void {
  const { id, language, buyerEmail } = order;
  const cover = { key: `review-request:${id}`, kind: "review-request", to: buyerEmail };
  inLanguage(language, () => postLetter(tx, cover, letterOf(order, tokens), now));
}

function letterOf({ number, buyerName }: Order, tokens: { form: string; stop: string }): Letter {
  const shop = shopAddress();
  return {
    subject: t("How do you like what you ordered? Order {number}", { number }),
    greeting: greetingFor(buyerName),
    parts: [
      t(
        "Your order {number} reached you some days ago. If you like, tell other kitchens how it was: with stars, a few words or a photo, in any language.",
        { number },
      ),
      { link: `${shop}${localized(`/review/${tokens.form}`)}`, label: t("Write a review") },
      t(
        "It is shown on the product's page with the name that you choose there. The same link changes it or takes it back.",
      ),
      t(
        "This is the only mail of this kind about this order. If you want none at all, open this link and press the button there.",
      ),
      {
        link: `${shop}${localized(`/review/stop/${tokens.stop}`)}`,
        label: t("Unsubscribe"),
      },
    ],
  };
}
