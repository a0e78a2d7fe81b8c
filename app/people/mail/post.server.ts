import type { Reader, Writer } from "~/base/db/connection.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { settings } from "~/base/lib/env/settings.server";
import { defaultName } from "~/upkeep/pages/company";
import { storedFacts } from "~/upkeep/pages/company.server";
import { localized } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { type Letter, written } from "./letter";
import { type Mail, queueMail } from "./outbox.server";

/** Where a letter goes; the others as in `Mail`. */
type Cover = Pick<Mail, "key" | "kind" | "orderId" | "replyTo"> & { to: string };

/** Adds the company's letterhead and puts the letter into the outbox, in the transaction of the event it reports. */
export function postLetter(
  tx: Writer,
  { to, ...cover }: Cover,
  letter: Letter,
  now = Date.now(),
): void {
  const { facts } = storedFacts(tx);
  const head = {
    ...facts,
    name: facts.name ?? defaultName,
    shop: shopAddress() + localized("/").replace(/\/$/, ""),
  };
  const { subject } = letter;
  queueMail(tx, { ...cover, recipient: to, subject, ...written(letter, head) }, now);
}

/**
 * Posts a letter to the operator: OPERATOR_EMAIL, else the e-mail in Settings, else ADMIN_EMAIL. Without any of them the
 * letter can still be read in the outbox.
 */
export function postToOperator(
  tx: Writer,
  cover: Omit<Cover, "to">,
  letter: Omit<Letter, "greeting">,
  now = Date.now(),
): void {
  const to = operatorAddress(tx);
  inLanguage("en", () => postLetter(tx, { ...cover, to }, { ...letter, greeting: "Hello," }, now));
}

/** Where mails to the operator go; "": nowhere, they stay in the outbox. */
export function operatorAddress(from: Reader): string {
  const { facts } = storedFacts(from);
  return settings.mail.operator ?? facts.email ?? settings.admin.email ?? "";
}
