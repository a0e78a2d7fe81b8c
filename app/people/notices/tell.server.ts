import { desc } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { defaultsOf, placeholdersOf, prepared } from "~/base/db/prepared.server";
import { notices } from "~/base/db/schema";
import type { NoticeKind } from "~/base/db/statuses";
import { newId } from "~/base/lib/ids.server";
import type { Letter } from "~/people/mail/letter";
import type { Mail } from "~/people/mail/outbox.server";
import { operatorAddress, postLetter } from "~/people/mail/post.server";
import { inLanguage } from "~/base/words/language";
import { noticeSettings } from "./notice-settings.server";

export type News = {
  /** The event, such as `order:<order id>`: each is told once. */
  key: string;
  kind: NoticeKind;
  /** One line without names, addresses or phone numbers: it is shown on a locked phone. */
  words: string;
  /** The screen it is about. */
  path: string;
  /** The mail, which may say more. The others as in the outbox. */
  mail: Pick<Mail, "key" | "kind" | "replyTo"> & { letter: Omit<Letter, "greeting"> };
};

/**
 * Tells the owner of an event, in the transaction that it happens in: a notice for the devices that agreed to be told, and a mail to
 * whom the settings name, else to the operator. Returns whether it is told now; not if it was before. `now`: UTC ms.
 */
export function tell(tx: Writer, { mail, ...news }: News, now = Date.now()): boolean {
  const { recipients, mails, pushes } = noticeSettings(tx);
  // Later than all before, because a device is told what is later than the last notice it had.
  const createdAt = Math.max(now, (newest(tx).get()?.at ?? 0) + 1);
  const { changes } = insertOnce(tx).run({
    ...defaultsOf(notices),
    ...news,
    id: newId(createdAt),
    pushedAt: pushes.includes(news.kind) ? null : now,
    nextTryAt: now,
    createdAt,
  });
  if (changes === 0) return false;
  if (!mails.includes(news.kind)) return true;
  const everybody = recipients.length > 0 ? recipients : [operatorAddress(tx)];
  if (everybody[0] === "" && noticeIsEnough.includes(news.kind)) return true;
  for (const [position, to] of everybody.entries()) {
    const key = position === 0 ? mail.key : `${mail.key}:${position + 1}`;
    const letter = { ...mail.letter, greeting: "Hello," };
    const cover = { key, kind: mail.kind, replyTo: mail.replyTo, to };
    inLanguage("en", () => postLetter(tx, cover, letter, now));
  }
  return true;
}

/** Without any address their mails would only fill the outbox: the order, and Today, show the same. */
const noticeIsEnough: NoticeKind[] = ["order", "summary"];

/** When (UTC ms) the newest notice was written; 0: there is none. */
export const newestAt = (tx: Writer): number => newest(tx).get()?.at ?? 0;

/** Forgets everything told so far: what made-up orders told is no news. */
export const dropNotices = (tx: Writer): void => void tx.delete(notices).run();

const newest = prepared((tx: Writer) =>
  tx
    .select({ at: notices.createdAt })
    .from(notices)
    .orderBy(desc(notices.createdAt))
    .limit(1)
    .prepare(),
);

const insertOnce = prepared((tx: Writer) =>
  tx
    .insert(notices)
    .values(placeholdersOf(notices))
    .onConflictDoNothing({ target: notices.key })
    .prepare(),
);
