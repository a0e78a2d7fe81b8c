import type { RouteArgs } from "~/lib/context";
import { networkOf } from "~/lib/network";
import { tellOfTries } from "./attacked.server";
import { emailKey } from "../email-key";
import { knownBrowser } from "./known-browser.server";
import { accountSeenFrom } from "./known-network.server";
import { type Counter, countAttempts, forgiveAttempts, sealed } from "./attempts.server";

/*
 * How guessing is slowed down without giving strangers a way to lock somebody out. All numbers are for 15 minutes, and
 * passwords, codes, answers and confirmations are counted apart.
 *
 * A try at an account counts in one of three circles, by where it comes from:
 *
 * - a browser that is known to the account (the signed cookie of an earlier login): 8 for each browser, 40 for all of them;
 * - a network (IPv4 /24, IPv6 /48) from which somebody logged in to it in the last 90 days: 8 for each, 40 for all;
 * - everywhere else: 8 for all together, from however many addresses.
 *
 * So strangers have 8 tries at an account, as if there were only one count, and by using them up they close it for other
 * strangers alone. The owner still gets in with a known browser or from a known network. A neighbour in that network can
 * fill its count, but not a browser's. Nobody gets into the two inner circles without a login; their common counts bound
 * what somebody can guess who was let in once, in many browsers. In a new browser in a new network the owner has to wait
 * while an attack goes on: nothing tells him from a stranger there. `npm run unlock` lifts the counts of one account.
 *
 * An account that does not exist has the outer circle, so a refusal does not tell whether there is one.
 *
 * Beside that an address (of IPv6 a /64) has 30 tries at all accounts together. A known browser is not counted there:
 * others behind the same address must not close it, and its own counts are stricter.
 */
const triesPerPlace = 8;
const triesPerCircle = 40;
const triesPerAddress = 30;

/** What is tried at an account. */
export type Kind = "login" | "code" | "confirm" | "reset";
type Asking = Pick<RouteArgs, "request" | "context">;
/** `sentence` is for a person. */
export type TooManyTries = { seconds: number; sentence: string; limit: number };

/**
 * Runs `attempt` at the account with this e-mail, whether it exists or not, unless too many failed lately. An attempt fails
 * by giving null; one that throws counts as well. It is counted before it runs, so that many at once cannot slip through,
 * and forgiven when it succeeds. The owner is told by mail when strangers used up their tries.
 */
export async function limited<T>(
  kind: Kind,
  email: string,
  asking: Asking,
  attempt: () => Promise<T | null>,
): Promise<
  { tooMany: TooManyTries; result?: undefined } | { tooMany?: undefined; result: T | null }
> {
  const strangers = { key: `${kind}:account:${accountKey(email)}`, most: triesPerPlace };
  const counters = (await inner(kind, email, asking)) ?? [
    strangers,
    ofAddress(kind, asking.context.clientAddress),
  ];
  const tooMany = await count(counters);
  if (tooMany) return { tooMany };
  const result = await attempt();
  if (result !== null) await forgiveAttempts(counters);
  else if (counters.includes(strangers)) await tellOfTries(kind, email, strangers);
  return { result };
}

/** Counts one registration from an IP address; says so, and counts nothing, when there were too many. Never forgiven. */
export function countRegistration(address: string): Promise<TooManyTries | null> {
  return count([ofAddress("register", address)]);
}

/** The start of what an account is called in the keys of its counts. */
export function accountKey(email: string): string {
  return sealed(emailKey(email));
}

async function count(counters: Counter[]): Promise<TooManyTries | null> {
  const full = await countAttempts(counters);
  if (!full) return null;
  const { wait, ...tooMany } = full;
  return { ...tooMany, sentence: `Too many tries. Please wait ${wait} and try again.` };
}

/** The counters of a known browser or network; null: it is neither. */
async function inner(
  kind: Kind,
  email: string,
  { request, context }: Asking,
): Promise<Counter[] | null> {
  const account = accountSeenFrom(email, context.clientAddress);
  if (!account) return null;
  const browser = await knownBrowser(request, account.userId);
  if (browser) return circle(kind, "browser", email, browser);
  if (!account.network) return null;
  return [
    ...circle(kind, "network", email, account.network),
    ofAddress(kind, context.clientAddress),
  ];
}

function circle(kind: Kind, name: "browser" | "network", email: string, place: string): Counter[] {
  const all = `${kind}:${name}s:${accountKey(email)}`;
  return [
    { key: `${kind}:${name}:${accountKey(email)}:${place}`, most: triesPerPlace },
    { key: all, most: triesPerCircle },
  ];
}

function ofAddress(kind: Kind | "register", address: string): Counter {
  return { key: `${kind}:address:${sealed(networkOf(address))}`, most: triesPerAddress };
}
