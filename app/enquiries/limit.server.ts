import { countAttempts, sealed } from "~/accounts/sign-in/attempts.server";

const enquiriesPerNetwork = 10;

/** `seconds` as `Retry-After` wants them, `sentence` for a person. */
type TooMany = { seconds: number; sentence: string };

/**
 * Counts one enquiry from this network (an IP address, or the part of it that stands for one line); says so, and counts
 * nothing, when there were 10 within 15 minutes. `now` in UTC ms.
 */
export async function countEnquiry(network: string, now = Date.now()): Promise<TooMany | null> {
  const counter = { key: `enquiry:address:${sealed(network)}`, most: enquiriesPerNetwork };
  const full = await countAttempts([counter], now);
  return (
    full && {
      seconds: full.seconds,
      sentence: `That is a lot of messages at once. Please wait ${full.wait} and send it again.`,
    }
  );
}
