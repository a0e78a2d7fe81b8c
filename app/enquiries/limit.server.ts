import { countAttempts, sealed } from "~/accounts/sign-in/attempts.server";
import { t } from "~/words/say";

const enquiriesPerNetwork = 10;

/** `seconds` for `Retry-After`, `sentence` for display. */
type TooMany = { seconds: number; sentence: string };

/**
 * Counts one enquiry from this network (an IP address or its prefix); null if it is allowed. After 10 within 15 minutes,
 * counts nothing and returns when to retry. `now` in UTC ms.
 */
export async function countEnquiry(network: string, now = Date.now()): Promise<TooMany | null> {
  const counter = { key: `enquiry:address:${sealed(network)}`, most: enquiriesPerNetwork };
  const full = await countAttempts([counter], now);
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
