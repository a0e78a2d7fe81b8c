import { collectingPlace } from "~/delivery/delivery-settings.server";
import { shopAddress } from "~/lib/http/listening.server";
import { companyFacts } from "~/pages/company.server";
import type { Reach } from "~/ui/reach-links";
import { awaitsConfirmation } from "../awaits-confirmation";
import { trackingLinks } from "../couriers.server";
import { mobileIn } from "../delivery";
import type { Order } from "../order.server";
import { standingWords } from "../order-words";
import { sentBackOf } from "../owed.server";
import { readyTexts } from "./ready-texts";

/** How the buyers of some orders are reached, by order id, with texts about how the order stands. For the owner. */
export function reachesOf(found: Order[]): Map<string, Reach> {
  const [linkOf, place, { name: shop }] = [trackingLinks(), collectingPlace(), companyFacts()];
  const back = sentBackOf(found.map(({ id }) => id));
  return new Map(
    found.map((order) => {
      const duePaise = order.totalPaise - (back.get(order.id)?.paise ?? 0);
      return [order.id, reachOf(order, duePaise, { linkOf, place, shop })];
    }),
  );
}

type Shop = { linkOf: ReturnType<typeof trackingLinks>; place: string | null; shop: string };

function reachOf(order: Order, duePaise: number, { linkOf, place, shop }: Shop): Reach {
  const { courier, trackingNumber, token, buyerPhone, buyerEmail } = order;
  const mobile = mobileIn(buyerPhone);
  const waits = awaitsConfirmation(order);
  const texts = readyTexts({
    ...order,
    duePaise,
    awaitsConfirmation: waits,
    isCollected: order.deliveryWay === "collect",
    standing: standingWords({ ...order, awaitsConfirmation: waits }),
    trackingLink: courier && trackingNumber ? linkOf(courier, trackingNumber) : null,
    place,
    shop,
    link: `${shopAddress()}/order/${token}`,
  });
  return { phone: mobile ?? buyerPhone, mobile, email: buyerEmail, texts };
}
