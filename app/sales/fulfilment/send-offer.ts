import type { OrderStatus } from "~/base/db/statuses";
import type { SendWay } from "~/sales/orders/send-way";
import type { MailNews } from "~/sales/orders/mails/mail-gap";

/** What the form "Send it" asks about an order. */
export type SendOffer = {
  number: string;
  /** As the page showed it. */
  status: OrderStatus;
  way: SendWay;
  awaitsConfirmation: boolean;
  /** Its money has to come first, and has not. */
  waitsForMoney: boolean;
  /** Why it must not leave, where it has packs of a recalled batch; null: it has none. */
  recalled: string | null;
  /** The days it may have been sent on: `2026-11-25`, Indian time. */
  firstDay: string;
  today: string;
  couriers: string[];
  /** The courier chosen at first; "": none. */
  courier: string;
  tracking: string;
  /** Whether the buyer is mailed, and how they are reached instead. */
  mailNews: MailNews;
};

/** Where the form "Send it" of an order stands. */
export const sendPath = (number: string): string => `/dashboard/admin/orders/${number}/send`;

/** `mail`: what the buyer is told by mail. */
type Words = { title: string; mail: string; day: string; done: string };

/** What sending is called, by the way an order is delivered. */
export const sendWords: Record<SendWay, Words> = {
  courier: {
    title: "Send it",
    mail: "The buyer gets one mail, with the number if there is one.",
    day: "Sent on",
    done: "is sent",
  },
  van: {
    title: "Send it with our van",
    mail: "The buyer gets one mail.",
    day: "Sent on",
    done: "is on its way",
  },
  collect: {
    title: "Handed over",
    mail: "The buyer gets one mail.",
    day: "Collected on",
    done: "is handed over",
  },
};

/** Where the further parcels of an order stand. */
export const parcelsPath = (number: string): string => `/dashboard/admin/orders/${number}/parcels`;
