import { and, asc, desc, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import {
  grievanceAnswers,
  grievances,
  isOpenGrievance,
  isSettledGrievance,
} from "~/base/db/schema";
import { indianMobile } from "~/base/lib/india/phone";
import { pageWithin } from "~/base/lib/page-number";
import { day } from "~/base/lib/time";
import type { GrievanceState } from "./states";

export type Grievance = typeof grievances.$inferSelect;
export type GrievanceAnswer = typeof grievanceAnswers.$inferSelect;

const perPage = 20;
/** How long before (ms) the month's end a complaint is called due. */
const dueSoon = 7 * day;

const token = /^[A-Za-z0-9_-]{43}$/;

/** The complaint behind a link; null: there is none. */
export function grievanceByToken(given: string): Grievance | null {
  if (!token.test(given)) return null;
  return db.select().from(grievances).where(eq(grievances.token, given)).get() ?? null;
}

/** `number`: as on the list, `G-2627-000012`. */
export function grievanceByNumber(number: string, reader: Reader = db): Grievance | null {
  return reader.select().from(grievances).where(eq(grievances.number, number)).get() ?? null;
}

/** What the shop answered, oldest first. */
export function answersTo({ id }: Pick<Grievance, "id">): GrievanceAnswer[] {
  return db
    .select()
    .from(grievanceAnswers)
    .where(eq(grievanceAnswers.grievanceId, id))
    .orderBy(asc(grievanceAnswers.createdAt), asc(grievanceAnswers.id))
    .all();
}

/** The newest complaints of this account or from this mobile number; without either, nobody's. */
export function grievancesFrom({ userId, phone }: { userId: string | null; phone: string }) {
  const isTheirs = or(
    userId === null ? undefined : eq(grievances.userId, userId),
    phone ? eq(grievances.phone, indianMobile(phone) ?? phone) : undefined,
  );
  if (!isTheirs) return [];
  return db
    .select({
      number: grievances.number,
      createdAt: grievances.createdAt,
      settledAt: grievances.settledAt,
    })
    .from(grievances)
    .where(isTheirs)
    .orderBy(desc(grievances.createdAt))
    .limit(perPage)
    .all();
}

/**
 * One page of complaints: what is due first comes first, of the settled the newest. Open ones that may be spam are a state of their own.
 * `now`: UTC ms.
 */
export function grievancesPage(state: GrievanceState | "", page: number, now = Date.now()) {
  const isSettled = state === "settled";
  const where = isSettled ? isSettledGrievance : matching(state, now);
  const { offset, ...place } = pageWithin(countOf(where), page, perPage);
  const order = isSettled
    ? [desc(grievances.settledAt), desc(grievances.id)]
    : [asc(grievances.dueAt), asc(grievances.id)];
  const found = db
    .select()
    .from(grievances)
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset(offset)
    .all();
  return { grievances: found, ...place };
}

/** How many open complaints may be spam. */
export const spamGrievances = (): number => countOf(and(isOpenGrievance, isSpam));

/**
 * Open complaints that may be spam, apart from all others: those whose clock still runs, and those whose clock has run out. `now`: UTC
 * ms.
 */
export function spamDue(now = Date.now()): { overdue: number; running: number } {
  const counts = db
    .select({
      overdue: sql<number>`count(*) filter (where ${grievances.dueAt} < ${now})`,
      running: sql<number>`count(*) filter (where ${grievances.dueAt} >= ${now})`,
    })
    .from(grievances)
    .where(and(isOpenGrievance, isSpam))
    .get();
  return counts ?? { overdue: 0, running: 0 };
}

/**
 * How many complaints are `overdue`, and how many are `due`: not overdue, but to be acknowledged, or to be settled within a week.
 * What may be spam is counted apart (`spamDue`). `now`: UTC ms.
 */
export function grievancesDue(now = Date.now()): { overdue: number; due: number } {
  const counts = db
    .select({
      overdue: sql<number>`count(*) filter (where ${grievances.dueAt} < ${now})`,
      due: sql<number>`count(*) filter (where ${grievances.dueAt} >= ${now})`,
    })
    .from(grievances)
    .where(and(isOpenGrievance, isNoSpam, lte(grievances.dueAt, now + dueSoon)))
    .get();
  return counts ?? { overdue: 0, due: 0 };
}

const isSpam = eq(grievances.mayBeSpam, true);
const isNoSpam = eq(grievances.mayBeSpam, false);

function countOf(where: SQL | undefined): number {
  const row = db
    .select({ total: sql<number>`count(*)` })
    .from(grievances)
    .where(where)
    .get();
  return row?.total ?? 0;
}

function matching(state: Exclude<GrievanceState, "settled"> | "", now: number): SQL | undefined {
  const isDue = lte(grievances.dueAt, now + dueSoon);
  switch (state) {
    case "overdue":
      return and(isOpenGrievance, isNoSpam, lt(grievances.dueAt, now));
    case "due":
      return and(isOpenGrievance, isNoSpam, sql`${grievances.dueAt} >= ${now}`, isDue);
    case "acknowledge":
      return and(isOpenGrievance, isNoSpam, isNull(grievances.acknowledgedAt));
    case "spam":
      return and(isOpenGrievance, isSpam);
    default:
      return and(isOpenGrievance, isNoSpam);
  }
}
