import { networkOf } from "~/lib/network";
import { emailKey } from "./email-key";
import { type Counter, countTries, forgiveTries, sealed } from "./tries.server";

const triesPerAccount = 8;
const triesPerAddress = 30;

export type Kind = "login" | "code" | "confirm" | "reset" | "register";
export type Caller = {
  /** The caller's IP address. */
  address: string;
  /** The account that is tried, whether it exists or not. Left out: only the address is counted. */
  email?: string;
};
/** `sentence` is for a person. */
export type TooManyTries = { seconds: number; sentence: string; limit: number };

/**
 * Runs `attempt` unless this account or address failed too often lately. An attempt fails by giving null; one that
 * throws counts as well. It is counted before it runs, so that many at once cannot slip through, and forgiven when it
 * succeeds.
 */
export async function limited<T>(
  kind: Kind,
  caller: Caller,
  attempt: () => Promise<T | null>,
): Promise<
  { tooMany: TooManyTries; result?: undefined } | { tooMany?: undefined; result: T | null }
> {
  const tooMany = await countTry(kind, caller);
  if (tooMany) return { tooMany };
  const result = await attempt();
  if (result !== null) await forgiveTries(counted(kind, caller));
  return { result };
}

/** Counts one try; says so, and counts nothing, when there were too many. For tries that are not forgiven. */
export async function countTry(kind: Kind, caller: Caller): Promise<TooManyTries | null> {
  const full = await countTries(counted(kind, caller));
  if (!full) return null;
  const { wait, ...tooMany } = full;
  return { ...tooMany, sentence: `Too many tries. Please wait ${wait} and try again.` };
}

function counted(kind: Kind, { address, email }: Caller): Counter[] {
  return [
    { key: `${kind}:address:${sealed(networkOf(address))}`, most: triesPerAddress },
    ...(email === undefined
      ? []
      : [{ key: `${kind}:account:${sealed(emailKey(email))}`, most: triesPerAccount }]),
  ];
}
