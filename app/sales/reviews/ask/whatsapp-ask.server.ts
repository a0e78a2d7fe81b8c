import { and, eq } from "drizzle-orm";
import { db, type Reader, write } from "~/base/db/connection.server";
import { orders, reviewRequests } from "~/base/db/schema";
import { signatureOf } from "~/base/lib/http/link-signature.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { newToken } from "~/base/lib/ids.server";
import { whatsAppOf, whatsAppTo } from "~/base/lib/whatsapp";
import { localized } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { greetingFor } from "~/people/mail/greeting";
import { hashOf } from "~/people/accounts/token-hash.server";
import type { Order } from "~/sales/orders/order.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { boughtNames } from "../own-reviews.server";
import { t } from "~/base/words/say";
import { mayBeAsked } from "./may-be-asked.server";

/** Goods that are named; of more than these the number is said. */
const mostNamed = 2;

/** The text that asks a buyer for a review, in the language that is spoken. `greeting`: as in a letter. `goods`: their names. */
function askWords({
  greeting,
  goods,
  shop,
  link,
}: {
  greeting: string;
  goods: string[];
  shop: string;
  link: string;
}): string {
  const named = goods.slice(0, mostNamed).join(", ");
  const more = goods.length - mostNamed;
  const bought = more > 0 ? t("{goods} and {n} more", { goods: named, n: more }) : named;
  return [
    `${greeting} ${t("this is {shop}. How do you like what you bought: {goods}?", { shop, goods: bought })}`,
    `${t("Tell other kitchens with stars, a few words or a photo:")} ${link}`,
    t("Thank you!"),
  ].join("\n");
}

/** How the buyer of an order was asked for a review, and how the owner may ask: `whatsApp` opens it with the text. */
export type Ask = {
  asked: { at: number; by: "mail" | "whatsapp" } | null;
  whatsApp: string | null;
};

/** What the order's page offers; null: there is nothing to ask, and nobody asked. `now`: UTC ms. */
export function askOf(orderId: string, now = Date.now()): Ask | null {
  const request = requestOf(db, orderId);
  const asked = request && {
    at: request.sentAt,
    by: request.tokenHash === hashOf(tokenOf(orderId)) ? ("whatsapp" as const) : ("mail" as const),
  };
  const order = asked?.by === "mail" ? null : askable(db, orderId, now);
  const whatsApp = order && whatsAppTo(order.address, textFor(order));
  return asked || whatsApp ? { asked, whatsApp } : null;
}

/** Notes that the owner asks, so that nobody is asked twice; false: this order is not to be asked about. `now`: UTC ms. */
export function noteAsked(orderId: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    if (!askable(tx, orderId, now)) return false;
    const tokenHash = hashOf(tokenOf(orderId));
    const before = requestOf(tx, orderId);
    if (before) return before.tokenHash === tokenHash;
    // The link that stops mails is for those who are mailed.
    const stopHash = hashOf(newToken());
    tx.insert(reviewRequests).values({ orderId, tokenHash, stopHash, sentAt: now }).run();
    return true;
  });
}

const requestOf = (from: Reader, orderId: string) =>
  from.select().from(reviewRequests).where(eq(reviewRequests.orderId, orderId)).get() ?? null;

/** Made from the order, so that the text can be opened again; the database holds its hash, as that of a mailed one. */
const tokenOf = (orderId: string): string => signatureOf("prayosha review ask", orderId);

/** The order whose buyer may be asked, with the address of the buyer's WhatsApp; null: nobody may be. */
function askable(from: Reader, orderId: string, now: number) {
  const order = from
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), mayBeAsked(from, now)))
    .get();
  const address = order && whatsAppOf(order.buyerPhone);
  return address ? { ...order, address } : null;
}

const textFor = ({ id, language, buyerName }: Order): string =>
  inLanguage(language, () =>
    askWords({
      greeting: greetingFor(buyerName),
      goods: boughtNames(id),
      shop: companyFacts().name,
      link: shopAddress() + localized(`/review/${tokenOf(id)}`),
    }),
  );
