import { count, desc, or, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { users } from "~/db/schema";
import { viewerColumns } from "./viewer-columns.server";

const usersPerPage = 20;

/**
 * One page of all users, newest first; with a keyword those who have it in name, e-mail or phone. A page past the end
 * is the last one. `createdAt` is UTC ms.
 */
export async function usersPage({ keyword, page }: { keyword: string; page: number }) {
  const matching = keyword
    ? or(...[users.name, users.email, users.phone].map((column) => has(column, keyword)))
    : undefined;
  const [row] = await db.select({ total: count() }).from(users).where(matching);
  const total = row?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / usersPerPage));
  const current = Math.min(Math.max(1, page), pages);
  const list = await db
    .select({ ...viewerColumns, createdAt: users.createdAt })
    .from(users)
    .where(matching)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(usersPerPage)
    .offset((current - 1) * usersPerPage);
  return { users: list, total, page: current, pages };
}

/** `instr`, not `like`: a `%` in the keyword is a percent sign. */
function has(column: typeof users.name | typeof users.email | typeof users.phone, keyword: string) {
  return sql`instr(lower(${column}), lower(${keyword})) > 0`;
}
