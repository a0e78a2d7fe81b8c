import { eq } from "drizzle-orm";
import { db, type Reader, write } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { emailKey } from "~/base/lib/typed/email";
import { hashPassword, unusableHash } from "../sign-in/password.server";
import { weaknessOf } from "../passwords/leaked-password.server";
import { readableCode } from "../readable-code.server";
import { endAllAccess } from "../session/session.server";

const defaultEmail = "admin@prayosha.example";

/**
 * Creates an admin if there is none. Returns the e-mail and, if it was generated, the password: only its hash is stored.
 * Null if an admin exists. An account with this e-mail becomes the admin and gets a new password, so that the person who
 * registered it does not gain admin rights. Throws `PlainProblem` for a password that is easy to guess.
 */
export async function ensureFirstAdmin(
  email: string | null,
  password: string | null,
): Promise<{ email: string; password: string | null } | null> {
  if (hasAdmin(db)) return null;

  const weakness = password && (await weaknessOf("password", password, email ?? defaultEmail));
  if (weakness) throw new PlainProblem(`ADMIN_PASSWORD cannot be used: ${weakness}.`);
  const admin = {
    email: emailKey(email ?? defaultEmail),
    password: password ?? readableCode(),
  };
  const passwordHash = await hashPassword(admin.password);
  const hashes = { passwordHash, answerHash: unusableHash() };
  const created = await write((tx) => {
    if (hasAdmin(tx)) return false;
    const now = Date.now();
    const rights = { ...hashes, role: 1, updatedAt: now };
    const [row] = tx
      .insert(users)
      .values({
        ...rights,
        id: newId(now),
        name: "Admin",
        email: admin.email,
        phone: "",
        address: "",
        createdAt: now,
      })
      .onConflictDoUpdate({ target: users.email, set: rights })
      .returning({ id: users.id })
      .all();
    if (row) endAllAccess(tx, row.id);
    return true;
  });
  return created
    ? { email: admin.email, password: password === null ? admin.password : null }
    : null;
}

function hasAdmin(reader: Reader): boolean {
  const found = reader.select({ id: users.id }).from(users).where(eq(users.role, 1)).limit(1).all();
  return found.length > 0;
}
