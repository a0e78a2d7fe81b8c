import { db, type Reader } from "~/base/db/connection.server";
import { addressIn, needsLogin } from "./link.server";
import { personOfEmail } from "./own-person.server";
import type { KnownPerson } from "../person.server";

/**
 * Looks up the person whose mailed link was pressed in this browser, again at each call. Null: none was, it is too long ago, or they have
 * to log in.
 */
export async function provedFinder(
  request: Request,
): Promise<((reader?: Reader) => KnownPerson) | null> {
  const email = await addressIn(request);
  if (!email || needsLogin(db, personOfEmail(db, email))) return null;
  return (reader = db) => personOfEmail(reader, email);
}
