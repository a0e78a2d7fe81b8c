import { setTimeout } from "node:timers/promises";
import { settings } from "~/base/lib/env/settings.server";
import type { SmtpServer } from "~/base/lib/env/smtp-address";
import { minute } from "~/base/lib/time";
import { isUsable, messageOf } from "./message.server";
import type { Outcome } from "./outcome";
import { defaultPatience, handOver, type Patience } from "./smtp.server";
import {
  claimMail,
  closeExpiredClaims,
  endClaim,
  isAnythingDue,
  type MailClaim,
  markHandedOver,
  rescheduleMails,
} from "./claims.server";

/** Concurrent deliveries. */
const workers = 3;
/** Pause (ms) before asking again whether the copy holds what is due. */
const copyPause = 250;
/** A run takes no more mails after this time (ms): what it did is on the page of jobs then, and the next one goes on. */
const runFor = minute;

type Post = {
  server: SmtpServer;
  from: { name: string; address: string };
  patience?: Patience;
  /** Once it is aborted, no more mails are taken: a shutdown does not wait for a whole backlog. */
  signal?: AbortSignal;
  /** The clock, UTC ms. */
  now?: () => number;
};

/** Mails per outcome; `unreachable`: why no session with the mail server could be opened. */
export type Delivered = Record<Outcome["status"], number> & { unreachable: string | null };

/** Sends due mails. Safe in several processes: none sends a mail that another is sending. */
export async function deliverDue(post: Post): Promise<Delivered> {
  const { now = Date.now } = post;
  const delivered = { sent: 0, waiting: 0, refused: 0, uncertain: 0, unreachable: null };
  await rescheduleMails(now());
  if (!isAnythingDue(now())) return delivered;
  await closeExpiredClaims(now());
  const until = now() + runFor;
  await Promise.all(Array.from({ length: workers }, () => worker(post, now, until, delivered)));
  return delivered;
}

async function worker(post: Post, now: () => number, until: number, delivered: Delivered) {
  while (delivered.unreachable === null && now() < until && !post.signal?.aborted) {
    const turn = await claimMail(now());
    if (!turn) {
      if (!settings.copy || !isAnythingDue(now())) return;
      // The copy will hold it in a moment.
      await setTimeout(copyPause);
      continue;
    }
    const outcome = await outcomeOfTurn(turn, post);
    await endClaim(turn, outcome, now());
    delivered[outcome.status] += 1;
    if (outcome.status === "waiting" && outcome.isUnreachable)
      delivered.unreachable = outcome.problem;
  }
}

async function outcomeOfTurn(turn: MailClaim, post: Post): Promise<Outcome> {
  const { mail } = turn;
  if (mail.recipient === "")
    return { status: "refused", problem: "There is no address to send it to" };
  if (!isUsable(mail.recipient))
    return { status: "refused", problem: "The address is not an email address" };
  const bytes = await messageOf(mail, post.from);
  const message = { from: post.from.address, to: mail.recipient, bytes };
  return handOver(message, post.server, post.patience ?? defaultPatience, () =>
    markHandedOver(turn),
  );
}
