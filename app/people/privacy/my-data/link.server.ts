import { eq } from "drizzle-orm";
import { z } from "zod";
import { emailKey } from "~/base/lib/typed/email";
import { createMailLink, mailLinkBy, redeemMailLink } from "~/people/accounts/mail-links.server";
import { proveAccountEmail } from "~/people/accounts/proved-email.server";
import { countAttempts, sealed, type TooMany } from "~/people/accounts/sign-in/attempts.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { twoFactor } from "~/base/db/schema";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { newId } from "~/base/lib/ids.server";
import { inSameTime } from "~/base/lib/same-time";
import { hour, minute, second } from "~/base/lib/time";
import { postLetter } from "~/people/mail/post.server";
import { dataOf, isNothing } from "../export-user.server";
import type { KnownPerson } from "../person.server";
import { linkLetter } from "./letters.server";
import { personOfEmail } from "./own-person.server";

/*
 * A mailed link shows that somebody reads an address. Opening it changes nothing; the button behind it uses it up and gives the browser
 * a token of its own for half an hour.
 */

const tokenShape = z.string().regex(/^[\w-]{43}$/);
const cookie = signedCookie("prayosha_my_data", (30 * minute) / second);

/**
 * Mails a link to the data held under this address (trimmed, in lower case), if there are any; the answer is the same if not, and
 * comes as soon. Returns how long to wait after too many. `network`: the asker's; `now`: UTC ms.
 */
export const askForMyData = (asked: Asked, now = Date.now()): Promise<TooMany | null> =>
  inSameTime(() => mailMyData(asked, now));

type Asked = { email: string; network: string };

async function mailMyData({ email, network }: Asked, now: number): Promise<TooMany | null> {
  const counters = [
    { key: `my-data:network:${sealed(network)}`, most: 10 },
    { key: `my-data:address:${sealed(emailKey(email))}`, most: 3, within: hour },
  ];
  const tooMany = await countAttempts(counters, now);
  if (tooMany) return tooMany;
  if (isNothing(dataOf(personOfEmail(db, emailKey(email))))) return null;
  await write((tx) => {
    const token = createMailLink(tx, "my-data", { email }, now);
    const cover = { key: `my-data-link:${newId(now)}`, kind: "my-data-link", to: email };
    postLetter(tx, cover, linkLetter(token, now), now);
  });
  return null;
}

/** A link that can be used, and whether it is not enough for its person (`needsLogin`); null for any other. */
export function linkState(token: string): { email: string; needsLogin: boolean } | null {
  const email = mailLinkBy("my-data", token)?.email;
  return email ? { email, needsLogin: needsLogin(db, personOfEmail(db, email)) } : null;
}

/**
 * Uses the link up. Returns the `Set-Cookie` value by which this browser sees the data for half an hour; null: it cannot be used. An
 * account with this address that is signed in here (`viewer`) has its address proved by it.
 */
export async function openMyData(
  token: string,
  viewer: { id: string; email: string } | null,
  now = Date.now(),
): Promise<string | null> {
  const opened = await write((tx) => {
    const link = redeemMailLink(tx, "my-data", token, now);
    if (!link) return null;
    if (viewer && emailKey(viewer.email) === link.email) proveAccountEmail(tx, viewer.id, now);
    return createMailLink(tx, "my-data-open", { email: link.email }, now);
  });
  return opened && cookie.serialize(opened);
}

/** The address whose data this browser may see; null: none, or no longer. */
export async function addressIn(request: Request): Promise<string | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("prayosha_my_data=")) return null;
  const token = tokenShape.safeParse(await cookie.parse(header));
  return token.success ? (mailLinkBy("my-data-open", token.data)?.email ?? null) : null;
}

/** A `Set-Cookie` value by which this browser sees no data any more. */
export const closeMyData = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

/**
 * Whether the mailed link is not enough for this person: the account belongs to somebody who works here, or asks for two steps to log
 * in.
 */
export function needsLogin(reader: Reader, { user }: KnownPerson): boolean {
  if (!user) return false;
  if (user.role === 1 || user.staff !== null) return true;
  const steps = reader.select().from(twoFactor).where(eq(twoFactor.userId, user.id)).get();
  return steps !== undefined && steps.confirmedAt !== null;
}
