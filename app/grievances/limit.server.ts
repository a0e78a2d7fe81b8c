import { countAttempts, sealed } from "~/accounts/sign-in/attempts.server";
import { hour } from "~/lib/time";
import { t } from "~/words/say";

/** Complaints an hour from one network, and with one e-mail or one mobile number: each sends a mail to an address that anybody may type. */
const mostPerNetwork = 6;
const mostPerPerson = 4;

/** `seconds` for `Retry-After`, `sentence` for display. */
type TooMany = { seconds: number; sentence: string };

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
): Promise<TooMany | null> {
  const full = await countAttempts(
    [
      counter("address", network, mostPerNetwork),
      counter("phone", phone, mostPerPerson),
      ...(email ? [counter("email", email, mostPerPerson)] : []),
    ],
    now,
  );
  return (
    full && {
      seconds: full.seconds,
      sentence: t(
        "That is a lot of messages at once. Please wait {n, plural, one {# minute} other {# minutes}} and send it again.",
        { n: Math.ceil(full.seconds / 60) },
      ),
    }
  );
}
