import type { OrderStatus, PaymentMethod, PaymentStatus } from "~/base/db/statuses";
import { rupees } from "~/base/lib/money";
import type { ReadyText } from "~/base/ui/reach-links";
import { isAwaitingMoney } from "../page/payment-badge";

/** What the owner may write to a buyer is made of this. */
export type TextFacts = {
  buyerName: string;
  number: string;
  /** What is to be paid: not for packs that were sent back. */
  duePaise: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  writtenOffAt: number | null;
  awaitsConfirmation: boolean;
  isCollected: boolean;
  /** How it stands, as a sentence. */
  standing: string;
  courier: string | null;
  trackingNumber: string | null;
  /** The courier's page of the parcel. */
  trackingLink: string | null;
  /** Where and when it is collected. */
  place: string | null;
  shop: string;
  /** The order's page, where it can be paid, too. */
  link: string;
};

/** The ready texts that fit an order as it stands, the likeliest first: one to three. */
export function readyTexts(order: TextFacts): ReadyText[] {
  const { number, standing, shop, link } = order;
  const texts = bodiesOf(order).map(([name, body]) => ({
    name,
    words: `${greeting(order)}${body}`,
  }));
  const about = `${greeting(order)}this is ${shop}, about your order ${number}. ${standing} ${link}`;
  return [...texts, { name: "How it stands", words: about }];
}

const greeting = ({ buyerName }: TextFacts) => `Namaste ${buyerName.trim()}, `;

type Body = [name: string, words: string];

function bodiesOf(order: TextFacts): Body[] {
  const { number, duePaise, status, paymentStatus, shop, link } = order;
  const [isToPay, sum] = [isAwaitingMoney(order), rupees(duePaise)];
  if (status === "cancel") return [];
  if (paymentStatus === "unpaid") {
    const words = `your order ${number} of ${sum} at ${shop} is not paid yet. You can pay here: ${link}`;
    return [["Pay by the link", words]];
  }
  if (order.awaitsConfirmation) {
    const words = `please confirm your order ${number} of ${sum} at ${shop}. You pay ${order.isCollected ? "when you collect it" : "when it comes"}. We pack it once you say yes.`;
    return [["Please confirm", words]];
  }
  if (isToPay && order.paymentMethod === "transfer" && status !== "Not Process")
    return [["Please pay", `please transfer ${sum} for your order ${number}. How: ${link}`]];
  switch (status) {
    case "Not Process":
      return toPack(order, isToPay, sum);
    case "Processing":
      return packed(order, isToPay, sum);
    case "Shipped":
      return order.isCollected ? packed(order, isToPay, sum) : sent(order, isToPay, sum);
    case "deliverd":
      return arrived(order, isToPay, sum);
  }
}

function toPack(order: TextFacts, isToPay: boolean, sum: string): Body[] {
  const { number, shop, link } = order;
  if (!isToPay || order.paymentMethod !== "transfer") return [];
  const words = `we have your order ${number} at ${shop} and pack it as soon as your transfer of ${sum} is here. How to pay: ${link}`;
  return [["Please pay", words]];
}

function packed(order: TextFacts, isToPay: boolean, sum: string): Body[] {
  const { number, shop, place, isCollected } = order;
  if (!isCollected) {
    const words = `your order ${number} from ${shop} is packed and leaves soon.`;
    return [["Packed", isToPay ? `${words} Please have ${sum} ready when it comes.` : words]];
  }
  const parts = [
    `your order ${number} from ${shop} is packed. You can collect it.`,
    isToPay && `Please pay ${sum} when you collect it.`,
    place && `Where: ${place}`,
  ];
  return [["Ready to collect", parts.filter(Boolean).join("\n")]];
}

function sent(order: TextFacts, isToPay: boolean, sum: string): Body[] {
  const { number, shop, courier, trackingNumber, trackingLink } = order;
  const parcel = [courier && `with ${courier}`, trackingNumber && `number ${trackingNumber}`];
  const words = [`your order ${number} from ${shop} is sent`, ...parcel].filter(Boolean).join(", ");
  const follow = trackingLink ? `${words}. Follow it here: ${trackingLink}` : `${words}.`;
  const pay = `please pay ${sum} when your order ${number} from ${shop} comes. Please have the money ready.`;
  const isPaidAtDoor = isToPay && order.paymentMethod === "on-delivery";
  return [["Sent", follow], ...(isPaidAtDoor ? [["Pay when it comes", pay] as Body] : [])];
}

function arrived(order: TextFacts, isToPay: boolean, sum: string): Body[] {
  const { number, shop, link } = order;
  const pay = `please pay ${sum} for your order ${number} at ${shop}. The order: ${link}`;
  const asked = `we hope that you like your order ${number} from ${shop}. If something is missing or broken, please tell us.`;
  return [...(isToPay ? [["Please pay", pay] as Body] : []), ["Is it all right", asked]];
}
