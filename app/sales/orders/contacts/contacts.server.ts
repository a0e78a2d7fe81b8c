import { collectingPlace } from "~/goods/delivery/delivery-settings.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import type { Reach } from "~/base/ui/reach-links";
import { awaitsConfirmation, isToCall } from "../awaits-confirmation";
import { trackingLinks } from "../couriers.server";
import { mobileIn } from "../delivery";
import type { Order } from "../order.server";
import { standingWords } from "../order-words";
import { owedForEach } from "../money/owed.server";
import { readyTexts } from "./ready-texts";

/**
 * How the buyers of some orders are reached, by order id, with texts about how the order stands. For the owner. `owed`: what is still
 * to be paid for each, if it is known.
 */
export function contactsOfEach(found: Order[], owed = owedForEach(found)): Map<string, Reach> {
  const [linkOf, place, { name: shop }] = [trackingLinks(), collectingPlace(), companyFacts()];
  return new Map(
    found.map((order) => [
      order.id,
      contactsOf(order, owed.get(order.id) ?? order.totalPaise, { linkOf, place, shop }),
    ]),
  );
}

type Shop = { linkOf: ReturnType<typeof trackingLinks>; place: string | null; shop: string };

function contactsOf(order: Order, duePaise: number, { linkOf, place, shop }: Shop): Reach {
  const { courier, trackingNumber, token, buyerPhone, buyerEmail } = order;
  const mobile = mobileIn(buyerPhone);
  const waits = awaitsConfirmation(order) || isToCall(order);
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
