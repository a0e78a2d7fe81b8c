import type { Writer } from "~/base/db/connection.server";
import type { ReturnGoods, WayBackPayer } from "~/base/db/statuses";
import { date } from "~/base/lib/dates";
import type { Part } from "~/people/mail/letter";
import { linksTo, toBuyer } from "~/sales/orders/mails/order-letter.server";
import type { Order } from "~/sales/orders/order.server";
import { inOwnNames } from "~/sales/orders/own-names.server";
import { storedFacts } from "~/upkeep/pages/company.server";
import { answerHours, wayBackWords } from "~/upkeep/pages/returns/return-terms";
import { t } from "~/base/words/say";
import { packWords, type RequestedPack } from "./requests.server";

/*
 * Mails to the buyer about a return, in the order's language, each once. Money that goes back is told by the mails about refunds.
 */

type Request = { id: string; number: string };

/** The return was asked for. */
export function mailAsked(tx: Writer, order: Order, { id, number }: Request): void {
  toBuyer(tx, order, "return-asked", `${order.id}:${id}`, () => ({
    subject: t("We have your return request {number}", { number }),
    parts: [
      t(
        "We have your request to return something of your order {order}. Its number is {number}. We answer within {hours} hours.",
        { order: order.number, number, hours: answerHours },
      ),
      t("Please keep the packs as they are, and do not send anything back before we answer."),
      ...linksTo(tx, order),
    ],
  }));
}

/** It is accepted. `dueAt` (UTC ms): until when it is settled where the buyer keeps the goods. */
export function mailAccepted(
  tx: Writer,
  order: Order,
  {
    id,
    number,
    goods,
    answer,
    dueAt,
    wayBack,
    packs,
  }: Request & {
    goods: ReturnGoods;
    answer: string;
    dueAt: number | null;
    wayBack: WayBackPayer;
    packs: RequestedPack[];
  },
): void {
  toBuyer(tx, order, "return-accepted", `${order.id}:${id}`, () => ({
    subject: t("Your return {number} is accepted", { number }),
    parts: [
      t("We accept your return {number} of these packs:", { number }),
      packWords(inOwnNames(packs, tx)).join("\n"),
      ...(goods === "back"
        ? howToSend(tx, number, wayBack)
        : [
            t("You need not send anything back. We settle it by {day}.", { day: date(dueAt ?? 0) }),
          ]),
      ...quoted(answer),
      ...linksTo(tx, order),
    ],
  }));
}

function howToSend(tx: Writer, number: string, wayBack: WayBackPayer): Part[] {
  const { address } = storedFacts(tx).facts;
  return [
    t("Please send them back to us and write {number} on the parcel.", { number }),
    wayBackWords(wayBack),
    ...(address ? [{ facts: [[t("Send to"), address]] as [string, string][] }] : []),
  ];
}

/** It is refused, or ended without money; `answer` says why. */
export function mailRefused(
  tx: Writer,
  order: Order,
  { id, number, answer }: Request & { answer: string },
): void {
  toBuyer(tx, order, "return-refused", `${order.id}:${id}`, () => ({
    subject: t("Your return {number} is not accepted", { number }),
    parts: [
      t("We looked at your return {number} and cannot accept it:", { number }),
      ...quoted(answer),
      t("If you see it otherwise, please write to us."),
      ...linksTo(tx, order),
    ],
  }));
}

/** The goods are back; it is settled by `dueAt` (UTC ms). */
export function mailReceived(
  tx: Writer,
  order: Order,
  { id, number, dueAt }: Request & { dueAt: number },
): void {
  toBuyer(tx, order, "return-received", `${order.id}:${id}`, () => ({
    subject: t("The packs of your return {number} are back with us", { number }),
    parts: [
      t("The packs of your return {number} have reached us. We settle it by {day}.", {
        number,
        day: date(dueAt),
      }),
      ...linksTo(tx, order),
    ],
  }));
}

/** The same goods were sent again, or nothing was left to pay back. */
export function mailSettled(
  tx: Writer,
  order: Order,
  { id, number, outcome, answer }: Request & { outcome: "replacement" | "nothing"; answer: string },
): void {
  toBuyer(tx, order, "return-settled", `${order.id}:${id}`, () => ({
    subject: t("Your return {number} is settled", { number }),
    parts: [
      outcome === "replacement"
        ? t("We have sent you the same again for your return {number}.", { number })
        : t("Your return {number} is settled. There was nothing left to pay back.", { number }),
      ...quoted(answer),
      ...linksTo(tx, order),
    ],
  }));
}

const quoted = (words: string): Part[] => (words ? [{ quote: words }] : []);
