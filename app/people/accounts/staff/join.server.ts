import { eq, sql } from "drizzle-orm";
import { recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { sessions, users } from "~/base/db/schema";
import { askedBy } from "~/base/lib/beside/turns";
import { mailLinkBy, redeemMailLink } from "../mail-links.server";
import { requireLongEnough } from "../passwords/leaked-password.server";
import { openAccount } from "../register/open-account.server";
import { adminIdle } from "../session/session-life";
import { hashPassword, unusableHash } from "../sign-in/password.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";
import type { Invitation } from "./invitations.server";

/** The invitation behind this token with the account that its e-mail has; null if the link cannot be used. */
export function invitationBy(
  token: string,
  from: Reader | Writer = db,
): { invitation: Invitation; user: Viewer | null } | null {
  const link = mailLinkBy("staff", token, Date.now(), from);
  if (!link?.staff) return null;
  const user = from.select(viewerColumns).from(users).where(eq(users.email, link.email)).get();
  const { name, email, staff } = link;
  return { invitation: { name: name ?? "", email, staff }, user: user ?? null };
}

/**
 * Uses the link up: opens an account with this password, or gives the role to the account that the e-mail has already, which must be
 * the one that is signed in (`password`: null). What that account ordered stays with it. Null: the link cannot be used, or not by
 * this one. Throws `Refused` for a password that is too short.
 */
export async function joinStaff(
  token: string,
  viewer: Viewer | null,
  password: string | null,
): Promise<Viewer | null> {
  // Hashing is slow: nobody may cause it without a link.
  const invited = invitationBy(token);
  if (!invited) return null;
  if (password !== null)
    requireLongEnough("password", password, { role: 0, staff: invited.invitation.staff });
  const passwordHash =
    password === null ? null : await askedBy("known", () => hashPassword(password));
  return write((tx) => {
    const found = invitationBy(token, tx);
    if (!found || (found.user && found.user.id !== viewer?.id)) return null;
    const { name, email, staff } = found.invitation;
    const now = Date.now();
    // Nobody knows the answer to a question that was never asked.
    const answerHash = unusableHash();
    const opened = passwordHash && { name, email, phone: "", passwordHash, answerHash };
    const user = found.user ?? (opened ? openAccount(tx, opened, now) : null);
    if (!user || user.role === 1) return null;
    redeemMailLink(tx, "staff", token, now);
    tx.update(users).set({ staff, updatedAt: now }).where(eq(users.id, user.id)).run();
    // Sessions of staff are shorter; this also applies to those already open.
    tx.update(sessions)
      .set({ expiresAt: sql`min(${sessions.expiresAt}, ${now + adminIdle})` })
      .where(eq(sessions.userId, user.id))
      .run();
    recordChange(tx, {
      actor: user,
      action: "staff.accept",
      subject: { id: user.id, name: `${user.name} (${user.email})` },
      before: { staff: user.staff },
      after: { staff },
    });
    return { ...user, staff };
  });
}
