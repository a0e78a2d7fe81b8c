import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { consents, paymentOrders } from "~/base/db/schema";
import { providerAddresses } from "~/base/lib/env/env-fields.server";
import { newToken } from "~/base/lib/ids.server";
import type { Language } from "~/base/words/language";
import { pinIn } from "~/goods/delivery/pin";
import { storedTable } from "~/goods/delivery/stored-table.server";
import { storyParts } from "~/goods/story/story-parts.server";
import { testimonialsIn } from "~/goods/story/testimonials.server";
import { agreeToNews } from "~/people/consent/record.server";
import { stopToken } from "~/people/consent/stop-link.server";
import { changeCheckout, checkoutSettings } from "~/sales/checkout/checkout-settings.server";
import { orderByToken } from "~/sales/orders/order.server";
import { onlinePaise } from "~/sales/payments/advance/advance";
import { settlePayment } from "~/sales/payments/settle.server";
import { networks } from "~/upkeep/pages/company";
import { companyFacts } from "~/upkeep/pages/company.server";
import type { Facts, Hands } from "./visit/known";

/** What the checks know of the shop besides its pages. `origin`: its public address. */
export function auditFacts(origin: string): Facts {
  const { guests, guestsNote } = checkoutSettings();
  const company = companyFacts();
  return {
    origin,
    guests,
    guestsNote,
    pins: likelyPins(company.address),
    ownLinks: [
      ...networks.flatMap((network) => company[network] ?? []),
      ...storyParts().flatMap(({ film }) => film ?? []),
    ],
    payHosts: [
      ...new Set(Object.values(providerAddresses).map((address) => new URL(address).hostname)),
    ],
    testimonials: { en: count("en"), gu: count("gu"), hi: count("hi") },
  };
}

const mostPins = 12;

const count = (language: Language) => testimonialsIn(language).length;

/** The firm's own PIN, one of each zone of the delivery table, and large cities, where no table says where it delivers. */
function likelyPins(address: string | null): string[] {
  const own = /\b[1-9]\d{5}\b/.exec(address ?? "")?.[0];
  const ofZones = storedTable()
    .zones.filter(({ isOffered }) => isOffered)
    .flatMap(({ pins }) => pins.slice(0, 1))
    .map((prefix) => (prefix.length === 6 ? prefix : `${prefix.padEnd(5, "0")}1`));
  const cities = ["395003", "380001", "400001", "110001", "560001"];
  const all = [own ?? "", ...ofZones, ...cities].filter((pin) => pinIn(pin) !== null);
  return [...new Set(all)].slice(0, mostPins);
}

const paymentOrderOf = (token: string) => `order_audit${token.slice(0, 8)}`;

/** What is done in the copy of the data that the audit buys in. Never call it in the shop itself. */
export const handsInCopy: Hands = {
  async letGuestsBuy() {
    await changeCheckout({ guests: true }, { id: "self-audit", name: "Self-audit" });
  },
  async makePayable(token) {
    const order = orderByToken(token);
    if (order?.paymentMethod !== "online") return;
    await write((tx) =>
      tx
        .insert(paymentOrders)
        .values({
          id: paymentOrderOf(token),
          orderId: order.id,
          amountPaise: onlinePaise(order),
          createdAt: Date.now(),
        })
        .onConflictDoNothing()
        .run(),
    );
  },
  async pay(token) {
    const order = orderByToken(token);
    if (order?.paymentMethod !== "online") return;
    const payment = {
      id: `pay_audit${token.slice(0, 8)}`,
      order_id: paymentOrderOf(token),
      amount: onlinePaise(order),
      currency: "INR",
      status: "captured",
    } as const;
    await settlePayment(payment, "reconcile");
  },
  async newsLink() {
    const email = `${newToken().toLowerCase()}@self-audit.example`;
    await write((tx) => agreeToNews(tx, email, {}, "checkout"));
    const row = await write((tx) =>
      tx.select({ id: consents.id }).from(consents).where(eq(consents.email, email)).get(),
    );
    return `/news/stop/${stopToken(row?.id ?? "")}`;
  },
};
