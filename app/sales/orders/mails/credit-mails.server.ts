import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { inLanguage } from "~/base/words/language";
import { t } from "~/base/words/say";
import { greetingFor } from "~/people/mail/greeting";
import type { Part } from "~/people/mail/letter";
import { postLetter } from "~/people/mail/post.server";
import type { Order } from "../order.server";
import { linksTo, toBuyer } from "./order-letter.server";

/** To the buyer: money of this order (paise) became credit. */
export function mailCreditKept(tx: Writer, order: Order, paise: number): void {
  const amount = rupees(paise);
  toBuyer(tx, order, "order-credit-kept", `${order.id}:${newId()}`, () => ({
    subject: t("{amount} stays with us for you", { amount }),
    parts: [
      t("{amount} that you paid for order {number} is not needed for it.", {
        amount,
        number: order.number,
      }),
      t(whatCreditIs),
      ...linksTo(tx, order),
    ],
  }));
}

const whatCreditIs =
  "It stays with us for you: we use it for a later order, or pay it back. Please write to us.";

const fact = (label: string, paise: number): Part => ({ facts: [[label, rupees(paise)]] });

type Used = { usedPaise: number; leftPaise: number; creditPaise: number };

/** To the buyer: credit paid this order, or a part of it. `leftPaise`: what is still to pay; `creditPaise`: what is left of the credit. */
export function mailCreditUsed(
  tx: Writer,
  order: Order,
  { usedPaise, leftPaise, creditPaise }: Used,
): void {
  const [amount, { number }] = [rupees(usedPaise), order];
  toBuyer(tx, order, "order-credit-used", `${order.id}:${newId()}`, () => ({
    subject: t("{amount} that you had with us pays order {number}", { amount, number }),
    parts: [
      t("We have used {amount} that you had with us for order {number}.", { amount, number }),
      ...(leftPaise > 0 ? [fact(t("Still to pay"), leftPaise)] : []),
      ...(creditPaise > 0 ? [fact(t("Still with us for you"), creditPaise)] : []),
      ...linksTo(tx, order),
    ],
  }));
}

/** To an account: money that is for no order (paise) became its credit. */
export function mailCreditCame(tx: Writer, userId: string, paise: number): void {
  const user = tx.select().from(users).where(eq(users.id, userId)).get();
  if (!user) return;
  const kind = "khata-credit";
  const cover = { key: `${kind}:${userId}:${newId()}`, kind, to: user.email };
  inLanguage(user.language, () => {
    const amount = rupees(paise);
    postLetter(tx, cover, {
      subject: t("{amount} stays with us for you", { amount }),
      greeting: greetingFor(user.name),
      parts: [
        t("Thank you. We have received {amount} more than you had to pay.", { amount }),
        t(whatCreditIs),
      ],
    });
  });
}
