import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { mailLinks, users } from "~/base/db/schema";
import type { StaffRole } from "~/base/db/statuses";
import { shopAddress } from "~/base/lib/http/listening.server";
import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import { newId } from "~/base/lib/ids.server";
import { greetingFor } from "~/people/mail/greeting";
import { postLetter } from "~/people/mail/post.server";
import { staffWords } from "../staff-words";
import { emailKey } from "~/base/lib/typed/email";
import { createMailLink } from "../mail-links.server";
import { countAttemptsIn, sealed } from "../sign-in/attempts.server";

/** Whether invitations are mailed; elsewhere the owner passes the link on. */
export const invitesByMail = settings.mail.smtp !== null;

export type Invitation = { name: string; email: string; staff: StaffRole };

type Invited =
  | { link: string; problem?: undefined }
  | { problem: "admin" | "on-staff" }
  /** `seconds` until the next one, `wait` in words. */
  | { problem: "too-many"; seconds: number; wait: string };

/** Invitations that one owner sends in an hour, those sent again included: far more than a shop hires. Each is a mail to a stranger. */
const mostAnHour = 20;

/**
 * Invites somebody to the staff: mails a link, which works once and for 7 days, and returns it. Earlier invitations of this e-mail
 * are void. Refused for an admin, for somebody already on the staff, and beyond 20 an hour.
 */
export function inviteStaff(invitation: Invitation, actor: Actor): Promise<Invited> {
  const email = emailKey(invitation.email);
  const { name, staff } = invitation;
  return write((tx) => {
    const user = tx.select().from(users).where(eq(users.email, email)).get();
    if (user?.role === 1) return { problem: "admin" };
    if (user?.staff) return { problem: "on-staff" };
    const now = Date.now();
    const counter = { key: `invitation:${sealed(actor.id)}`, most: mostAnHour, within: hour };
    const full = countAttemptsIn(tx, [counter], now);
    if (full) return { problem: "too-many", seconds: full.seconds, wait: full.wait };
    tx.delete(mailLinks).where(openFor(email)).run();
    const token = createMailLink(tx, "staff", { email, name, staff }, now);
    const link = `${shopAddress()}/join/${token}`;
    if (invitesByMail) mailInvitation(tx, { name, email, staff, link, by: actor.name }, now);
    recordChange(tx, {
      actor,
      action: "staff.invite",
      subject: invitedSubject(invitation),
      after: { staff },
    });
    return { link };
  });
}

/** Makes the open invitation of this e-mail void. Null if there is none. */
export function cancelInvitation(email: string, actor: Actor): Promise<Invitation | null> {
  return write((tx) => {
    const invitation = invitationOf(email, tx);
    if (!invitation) return null;
    tx.delete(mailLinks)
      .where(openFor(emailKey(email)))
      .run();
    recordChange(tx, { actor, action: "staff.cancel", subject: invitedSubject(invitation) });
    return invitation;
  });
}

/** The invitation of this e-mail that waits for an answer; null if there is none. */
export function invitationOf(email: string, from: Reader | Writer = db): Invitation | null {
  const found = from
    .select()
    .from(mailLinks)
    .where(openFor(emailKey(email)))
    .get();
  return found?.staff ? { name: found.name ?? "", email: found.email, staff: found.staff } : null;
}

/** Invitations that wait for an answer, newest first. `now`: UTC ms. */
export function openInvitations(now = Date.now()) {
  return db
    .select({
      name: mailLinks.name,
      email: mailLinks.email,
      staff: mailLinks.staff,
      expiresAt: mailLinks.expiresAt,
    })
    .from(mailLinks)
    .where(and(sql`staff is not null and used_at is null`, gt(mailLinks.expiresAt, now)))
    .orderBy(desc(mailLinks.createdAt))
    .all();
}

const openFor = (email: string) =>
  and(eq(mailLinks.email, email), eq(mailLinks.kind, "staff"), isNull(mailLinks.usedAt));

/** For the audit log: they may have no account yet. */
const invitedSubject = ({ name, email }: Invitation) => ({
  id: email,
  name: `${name} (${email})`,
});

/** Queues the invitation to the staff. `by`: the name of who invites; `link`: the whole address. */
function mailInvitation(
  tx: Writer,
  invited: { name: string; email: string; staff: StaffRole; link: string; by: string },
  now: number,
): void {
  const { name, does } = staffWords[invited.staff];
  postLetter(
    tx,
    { key: `staff-invitation:${newId(now)}`, kind: "staff-invitation", to: invited.email },
    {
      subject: "You are invited to work in our shop",
      greeting: greetingFor(invited.name),
      parts: [
        `${invited.by} invites you to work in our shop. ${name}: ${does}.`,
        "Open this link within 7 days to accept. The link works once.",
        { link: invited.link, label: "Accept the invitation" },
        "If you do not know us, there is nothing to do.",
      ],
    },
    now,
  );
}
