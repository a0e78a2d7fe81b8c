import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { eraseUser } from "./erase-user.server";

/** Erases the person of an account once more, after a restore brought them back. False if they are not there. Throws as `eraseUser`. */
export async function eraseAgain(userId: string): Promise<boolean> {
  const user = db.select({ email: users.email }).from(users).where(eq(users.id, userId)).get();
  return user?.email ? (await eraseUser(user.email)) !== null : false;
}
