import { desc, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orders, users } from "~/base/db/schema";
import { digitsTyped } from "~/base/lib/india/phone";
import { viewerColumns } from "../viewer-columns.server";
import { noPurchases, purchasesIn } from "./purchases.server";

/** The newest users whom a keyword finds, and how many there are; both up to a limit. */
export function usersFound(keyword: string, limits: { users: number; total: number }) {
  const users = usersIn(userIdsWith(keyword, limits.users));
  const total = users.length < limits.users ? users.length : countWith(keyword, limits.total);
  return { users, total };
}

/** One user with purchases, or null. */
export function userWithPurchases(id: string) {
  const [user] = withPurchases(usersIn([id]));
  return user ?? null;
}

const listed = { ...viewerColumns, createdAt: users.createdAt };
const newestFirst = [desc(users.createdAt), desc(users.id)];

function usersIn(ids: string[]) {
  return db
    .select(listed)
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...newestFirst)
    .all();
}

function withPurchases<User extends { id: string }>(list: User[]) {
  const ids = list.map(({ id }) => id);
  const bought = purchasesIn(inArray(orders.userId, ids));
  return list.map((user) => ({ ...user, ...(bought.get(user.id) ?? noPurchases) }));
}

/** How many a keyword finds; `limit` ends the counting. */
function countWith(keyword: string, limit: number): number {
  const { row, from, where } = matching(keyword);
  return db.get<{ total: number }>(sql`
    select count(*) as total from (select ${row} from ${from} where ${where} limit ${limit})`)
    .total;
}

/** The newest whom a keyword finds, at most `most`. Row ids follow registration order: the migration's triggers assign them. */
export function userIdsWith(keyword: string, most: number): string[] {
  const { row, from, where } = matching(keyword);
  const rows = db.all<{ userId: string }>(sql`
    select user_id as userId from user_search where id in
      (select ${row} from ${from} where ${where} order by ${row} desc limit ${most})`);
  return rows.map(({ userId }) => userId);
}

/**
 * The trigram index ignores case and needs three letters; shorter keywords scan every row. The quotes make FTS5 take the
 * keyword literally, and `instr`, unlike `like`, gives `%` no meaning.
 */
function matching(keyword: string): { row: SQL; from: SQL; where: SQL } {
  if ([...keyword].length < 3) {
    return {
      row: sql`id`,
      from: sql`user_search`,
      where: sql`instr(lower(words), lower(${keyword})) > 0`,
    };
  }
  // The number may be stored without the country code or the 0.
  const digits = digitsTyped(keyword)?.slice(-10);
  const phrases = [keyword, ...(digits ? [digits] : [])].map(
    (text) => `"${text.replaceAll('"', '""')}"`,
  );
  return {
    row: sql`rowid`,
    from: sql`user_search_index`,
    where: sql`user_search_index match ${phrases.join(" OR ")}`,
  };
}
