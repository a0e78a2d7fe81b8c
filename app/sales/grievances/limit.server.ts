import { countAttempts, sealed } from "~/people/accounts/sign-in/attempts.server";
import { tooManyMessages, type TooManyMessages } from "~/sales/enquiries/limit.server";
import { hour } from "~/base/lib/time";

/** Complaints an hour from one network, and with one e-mail or one mobile number: each sends a mail to an address that anybody may type. */
const mostPerNetwork = 6;
const mostPerPerson = 4;

const counter = (what: string, who: string, most: number) => ({
  key: `grievance:${what}:${sealed(who.toLowerCase())}`,
  most,
  within: hour,
});

/**
 * Counts one complaint; null if it is allowed. When there were too many, counts nothing and returns when to try again. `network`: an
 * IP address or its prefix. `now`: UTC ms.
 */
export async function countGrievance(
  network: string,
  { email, phone }: { email: string; phone: string },
  now = Date.now(),
): Promise<TooManyMessages | null> {
  const full = await countAttempts(
    [
      counter("address", network, mostPerNetwork),
      counter("phone", phone, mostPerPerson),
      ...(email ? [counter("email", email, mostPerPerson)] : []),
    ],
    now,
  );
  return full && tooManyMessages(full);
}
