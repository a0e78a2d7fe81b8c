import { randomBytes } from "node:crypto";
import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { recordChange } from "~/upkeep/audit/record.server";
import { db, write, type Writer } from "~/base/db/connection.server";
import { recoveryCodes, twoFactor } from "~/base/db/schema";
import { mailTwoFactor } from "../account-mails.server";
import { endOtherAccess } from "../session/session.server";
import type { Viewer } from "../viewer-columns.server";
import { codeAt, stepAt } from "./one-time-code";
import { newRecoveryCodes, useRecoveryCode } from "./recovery-codes.server";
import { sealed, unsealed } from "./sealed-secret.server";

type Person = Pick<Viewer, "id" | "name" | "email">;

/** Whether two-factor sign-in is on for this account. */
export function asksTwoFactor(userId: string): boolean {
  const found = db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt)))
    .all();
  return found.length > 0;
}

export function recoveryCodesLeft(userId: string): number {
  const row = db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .get();
  return row?.left ?? 0;
}

/** The secret for the app: the same until its first code is confirmed, then null. */
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
 * Switches two-factor sign-in on if the code is right, signs the owner out everywhere but in the browser with this session
 * token, and mails the owner. Returns the recovery codes; null if the code is wrong or it was already on.
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
    recordSwitch(tx, person, "on", person, now);
    return newRecoveryCodes(tx, person.id, now);
  });
}

/** Switches two-factor sign-in off if the app or recovery code is right, and mails the owner. False if the code is wrong. */
export function switchOff(person: Person, code: string, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    if (!fits(tx, person.id, code, now)) return false;
    remove(tx, person.id);
    recordSwitch(tx, person, "off", person, now);
    return true;
  });
}

/** Switches it off without a code: the operator's help for an owner who has lost phone and codes. False if it was not on. */
export function resetTwoFactor(person: Person, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    if (!remove(tx, person.id)) return false;
    recordSwitch(tx, person, "off", { id: "operator", name: "Operator" }, now);
    return true;
  });
}

/** Replaces the recovery codes with ten new ones if the app or recovery code is right; otherwise null. */
export function renewRecoveryCodes(
  userId: string,
  code: string,
  now = Date.now(),
): Promise<string[] | null> {
  return write((tx) => (fits(tx, userId, code, now) ? newRecoveryCodes(tx, userId, now) : null));
}

/** Whether this app or recovery code is right. Uses it up: the same code never works twice. */
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

/** Accepts a code of the current, previous or next step (clocks differ), but only one newer than the last one used. */
function useAppCode(
  tx: Writer,
  { userId, sealedSecret }: typeof twoFactor.$inferSelect,
  code: string,
  now: number,
): boolean {
  const secret = unsealed(sealedSecret, userId);
  if (!secret) return false;
  const typed = code.replace(/\s/g, "");
  const current = stepAt(now);
  const step = [current, current - 1, current + 1].find((near) => codeAt(near, secret) === typed);
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
  const deleted = tx
    .delete(twoFactor)
    .where(eq(twoFactor.userId, userId))
    .returning({ confirmedAt: twoFactor.confirmedAt })
    .all();
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}

function recordSwitch(
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
    before: { twoFactor: to === "off" },
    after: { twoFactor: to === "on" },
  });
  mailTwoFactor(tx, person, to, now);
}
