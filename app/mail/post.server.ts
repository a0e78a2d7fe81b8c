import type { Reader, Writer } from "~/db/connection.server";
import { shopAddress } from "~/lib/http/listening.server";
import { settings } from "~/lib/env/settings.server";
import { defaultName } from "~/pages/company";
import { storedFacts } from "~/pages/company.server";
import { inOwn } from "~/words/addresses";
import { inLanguage } from "~/words/language";
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
    shop: shopAddress() + inOwn("/").replace(/\/$/, ""),
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
