import { asc, eq, max, or, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { sessions, twoFactor, users } from "~/base/db/schema";
import type { StaffRole } from "~/base/db/statuses";
import { endAllAccess } from "../session/session.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

/** Admins and staff by name, each with the last use of a browser that is signed in, and whether two-factor sign-in is on. */
export function staffList() {
  return (
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        role: users.role,
        staff: users.staff,
        lastUsedAt: max(sessions.lastUsedAt),
        hasTwoFactor: sql<number>`${twoFactor.confirmedAt} is not null`.mapWith(Boolean),
      })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id))
      .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
      // Literals: SQLite uses a partial index only when it can match the condition while planning.
      .where(or(sql.raw('"users"."role" = 1'), sql.raw('"users"."staff" is not null')))
      .groupBy(users.id)
      .orderBy(asc(users.name), asc(users.id))
      .all()
  );
}

/**
 * Gives somebody on the staff, whose role was read at this `version`, if there is one, another role, from their next request on; null
 * takes the role away and signs them out everywhere. Null if this user is not on the staff; `now`: the role that somebody else gave.
 */
export function changeStaff(
  userId: string,
  staff: StaffRole | null,
  actor: Actor,
  version?: string,
): Promise<Viewer | { now: StaffRole } | null> {
  return write((tx) => {
    const user = tx.select(viewerColumns).from(users).where(eq(users.id, userId)).get();
    if (!user?.staff) return null;
    if (user.staff === staff) return user;
    if (version !== undefined && isOvertaken(user.staff, version, staff))
      return { now: user.staff };
    tx.update(users).set({ staff, updatedAt: Date.now() }).where(eq(users.id, userId)).run();
    if (staff === null) endAllAccess(tx, userId);
    recordChange(tx, {
      actor,
      action: "staff.role",
      subject: { id: user.id, name: `${user.name} (${user.email})` },
      before: { staff: user.staff },
      after: { staff },
    });
    return { ...user, staff };
  });
}
