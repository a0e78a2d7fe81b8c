import { countAttempts, sealed } from "~/people/accounts/sign-in/attempts.server";
import { t } from "~/base/words/say";

const enquiriesPerNetwork = 10;

/** `seconds` for `Retry-After`, `sentence` for display. */
export type TooManyMessages = { seconds: number; sentence: string };

export const tooManyMessages = ({ seconds }: { seconds: number }): TooManyMessages => ({
  seconds,
  sentence: t(
    "That is a lot of messages at once. Please wait {n, plural, one {# minute} other {# minutes}} and send it again.",
    { n: Math.ceil(seconds / 60) },
  ),
});

/**
 * Counts one enquiry from this network (an IP address or its prefix); null if it is allowed. After 10 within 15 minutes,
 * counts nothing and returns when to retry. `now` in UTC ms.
 */
export async function countEnquiry(
  network: string,
  now = Date.now(),
): Promise<TooManyMessages | null> {
  const counter = { key: `enquiry:address:${sealed(network)}`, most: enquiriesPerNetwork };
  const full = await countAttempts([counter], now);
  return full && tooManyMessages(full);
}
