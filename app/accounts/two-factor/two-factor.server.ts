import { randomBytes } from "node:crypto";
import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { recordChange } from "~/audit/record.server";
import { db, write, type Writer } from "~/db/connection.server";
import { recoveryCodes, twoFactor } from "~/db/schema";
import { mailTwoFactor } from "../account-mails.server";
import { endOtherAccess } from "../session.server";
import type { Viewer } from "../viewer-columns.server";
import { codeAt, stepAt } from "./one-time-code";
import { newRecoveryCodes, useRecoveryCode } from "./recovery-codes.server";
import { sealed, unsealed } from "./sealed-secret.server";

type Person = Pick<Viewer, "id" | "name" | "email">;

/** Whether signing in to this account takes a second step. */
export function asksTwoFactor(userId: string): boolean {
  const found = db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt)))
    .all();
  return found.length > 0;
}

/** How many recovery codes are left. */
export function recoveryCodesLeft(userId: string): number {
  const row = db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .get();
  return row?.left ?? 0;
}

/** The secret that an app is to learn: the same until a code of it was typed, then null. */
export async function secretToLearn(userId: string, now = Date.now()): Promise<Buffer | null> {
  const fresh = randomBytes(20);
  const row = db.select().from(twoFactor).where(eq(twoFactor.userId, userId)).get();
  if (row?.confirmedAt != null) return null;
  const known = row && unsealed(row.sealedSecret, userId);
  if (known) return known;
  return write((tx) => {
    const [made] = tx
      .insert(twoFactor)
      .values({ userId, sealedSecret: sealed(fresh, userId), createdAt: now })
      .onConflictDoUpdate({
        target: twoFactor.userId,
        set: { sealedSecret: sealed(fresh, userId) },
        setWhere: isNull(twoFactor.confirmedAt),
      })
      .returning({ sealedSecret: twoFactor.sealedSecret })
      .all();
    return made ? unsealed(made.sealedSecret, userId) : null;
  });
}

/**
 * Switches the second step on if the code is right, signs the owner out everywhere but in the browser with this session
 * token, and tells the owner by mail. Gives the recovery codes; null when the code is wrong or it was on already.
 */
export function switchOn(
  person: Person,
  code: string,
  keptToken: string,
  now = Date.now(),
): Promise<string[] | null> {
  return write((tx) => {
    const row = tx.select().from(twoFactor).where(eq(twoFactor.userId, person.id)).get();
    if (!row || row.confirmedAt !== null) return null;
    if (!useAppCode(tx, row, code, now)) return null;
    tx.update(twoFactor).set({ confirmedAt: now }).where(eq(twoFactor.userId, person.id)).run();
    endOtherAccess(tx, person.id, keptToken);
    noteSwitched(tx, person, "on", person, now);
    return newRecoveryCodes(tx, person.id, now);
  });
}

/** Switches it off if the code (of the app, or a recovery code) is right; the owner is told by mail. */
export function switchOff(person: Person, code: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    if (!fits(tx, person.id, code, now)) return false;
    remove(tx, person.id);
    noteSwitched(tx, person, "off", person, now);
    return true;
  });
}

/** The operator's way out for an owner without phone and codes. False when it was not on. */
export function resetTwoFactor(person: Person, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    if (!remove(tx, person.id)) return false;
    noteSwitched(tx, person, "off", { id: "operator", name: "Operator" }, now);
    return true;
  });
}

/** Ten new recovery codes in place of the old, if the code of the app is right; else null. */
export function renewRecoveryCodes(
  userId: string,
  code: string,
  now = Date.now(),
): Promise<string[] | null> {
  return write((tx) => (fits(tx, userId, code, now) ? newRecoveryCodes(tx, userId, now) : null));
}

/** Whether this code of the app, or recovery code, opens the account now. It never does so again. */
export function passTwoFactor(userId: string, code: string, now = Date.now()): Promise<boolean> {
  return write((tx) => fits(tx, userId, code, now));
}

function fits(tx: Writer, userId: string, code: string, now: number): boolean {
  const row = tx
    .select()
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt)))
    .get();
  if (!row) return false;
  return /^[\d\s]+$/.test(code)
    ? useAppCode(tx, row, code.replace(/\s/g, ""), now)
    : useRecoveryCode(tx, userId, code);
}

/** A code of these 30 seconds, or of those before or after (clocks differ), but none that was used, and none older than it. */
function useAppCode(
  tx: Writer,
  { userId, sealedSecret }: typeof twoFactor.$inferSelect,
  code: string,
  now: number,
): boolean {
  const secret = unsealed(sealedSecret, userId);
  if (!secret) return false;
  const typed = code.replace(/\s/g, "");
  const here = stepAt(now);
  const step = [here, here - 1, here + 1].find((near) => codeAt(near, secret) === typed);
  if (step === undefined) return false;
  const used = tx
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId })
    .all();
  return used.length > 0;
}

function remove(tx: Writer, userId: string): boolean {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  const gone = tx
    .delete(twoFactor)
    .where(eq(twoFactor.userId, userId))
    .returning({ confirmedAt: twoFactor.confirmedAt })
    .all();
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

function noteSwitched(
  tx: Writer,
  person: Person,
  to: "on" | "off",
  actor: { id: string; name: string },
  now: number,
): void {
  recordChange(tx, {
    actor,
    action: "user.second-step",
    subject: { id: person.id, name: `${person.name} (${person.email})` },
    before: { secondStep: to === "off" },
    after: { secondStep: to === "on" },
  });
  mailTwoFactor(tx, person, to, now);
}
