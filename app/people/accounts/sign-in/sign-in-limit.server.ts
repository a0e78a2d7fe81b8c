import type { RouteArgs } from "~/base/lib/context";
import { networkOf } from "~/base/lib/http/network";
import { tellOfTries } from "./attacked.server";
import { emailKey } from "~/base/lib/typed/email";
import { type Asker, askedBy } from "~/base/lib/beside/turns";
import { TooBusy } from "~/base/lib/too-busy";
import { knownBrowser } from "./known-browser.server";
import { accountSeenFrom } from "./known-network.server";
import {
  type Counter,
  countAttempts,
  forgiveAttempts,
  sealed,
  type TooMany,
} from "./attempts.server";
import { requireRoomToHash } from "./password.server";
import { hour, minute } from "~/base/lib/time";
import { t } from "~/base/words/say";

/*
 * Slows guessing down without letting strangers lock an owner out. All limits are per 15 minutes; passwords, codes,
 * answers and confirmations are counted separately. Links to a new password are counted in the same circles, per hour and
 * with lower limits: each is a mail.
 *
 * An attempt on an account counts in one of three circles, by where it comes from:
 *
 * - a browser known to the account (the signed cookie of an earlier login): 8 per browser, 40 for all of them;
 * - a network (IPv4 /24, IPv6 /48) with a login to the account in the last 90 days: 8 per network, 40 for all;
 * - everywhere else: 8 in total, from any number of addresses.
 *
 * Strangers therefore get 8 attempts per account, and using them up blocks only other strangers. The owner still gets in
 * with a known browser or from a known network. A neighbour in that network can fill the network's counter, but not a
 * browser's. Only a login leads into the two innerCircle circles; their shared counters limit what a person who was let in once
 * can guess from many browsers. In a new browser on a new network the owner has to wait while an attack lasts: nothing
 * distinguishes the owner from a stranger there. `npm run unlock` resets the counters of one account.
 *
 * An account that does not exist has the outer circle too, so a refusal does not reveal whether it exists.
 *
 * In addition an address (for IPv6 a /64) gets 30 attempts on all accounts together. Known browsers are exempt: others
 * behind the same address must not block them, and their own limits are stricter.
 *
 * None of this bounds how many passwords are checked: attempts may come from as many networks on as many accounts as somebody
 * has. Few are checked at a time and few wait (`password.server.ts`), the staff's known browsers first, then others' known
 * browsers. Everybody else has the same turn, whether there is such an account or not. What is refused for that is not counted.
 */
type Limits = { perPlace: number; perCircle: number; perAddress: number; within: number };
const guesses: Limits = { perPlace: 8, perCircle: 40, perAddress: 30, within: 15 * minute };
const links: Limits = { perPlace: 4, perCircle: 8, perAddress: 20, within: hour };

/** The kinds of attempts, counted separately. */
type Kind = "login" | "code" | "confirm" | "reset";
type Counted = Kind | "link" | "register";
export type Source = Pick<RouteArgs, "request" | "context">;
/** `seconds` to wait, the message to show, and the limit that was reached. */
export type TooManyTries = { seconds: number; sentence: string; limit: number };

/**
 * Runs `attempt` for the account with this e-mail, which need not exist, unless too many attempts failed recently. An
 * attempt fails by returning null or throwing. It is counted before it runs, so that parallel attempts cannot slip through,
 * and uncounted when it succeeds. Once strangers have used up their attempts, the owner gets a mail. Throws `TooBusy`, and counts
 * nothing, when too many passwords are being checked.
 */
export async function limited<T>(
  kind: Kind,
  email: string,
  source: Source,
  attempt: () => Promise<T | null>,
): Promise<
  { tooMany: TooManyTries; result?: undefined } | { tooMany?: undefined; result: T | null }
> {
  const { counters, asker } = await circleOf(kind, email, source);
  return askedBy(asker, async () => {
    // Codes are no passwords: checking one takes no time.
    if (kind !== "code") requireRoomToHash();
    const tooMany = await count(counters);
    if (tooMany) return { tooMany };
    const result = await uncountedIfBusy(counters, attempt);
    const strangers = ofStrangers(kind, email);
    if (result !== null) await forgiveAttempts(counters);
    else if (counters[0]?.key === strangers.key) await tellOfTries(kind, email, strangers);
    return { result };
  });
}

async function uncountedIfBusy<T>(counters: Counter[], attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof TooBusy) await forgiveAttempts(counters);
    throw error;
  }
}

/**
 * Counts one registration from an IP address and returns null; returns the refusal if there were too many. Throws `TooBusy`, and
 * counts nothing, when too many passwords are being checked.
 */
export async function countRegistration(address: string): Promise<TooManyTries | null> {
  requireRoomToHash();
  return count([ofAddress("register", address)]);
}

/** The counters of one link to a new password for this e-mail, which need not have an account. */
export async function countersOfLink(email: string, source: Source): Promise<Counter[]> {
  return (await circleOf("link", email, source)).counters;
}

/** The account's part of the keys of its counters. */
export function accountKey(email: string): string {
  return sealed(emailKey(email));
}

async function count(counters: Counter[]): Promise<TooManyTries | null> {
  const full = await countAttempts(counters);
  return full && inWords(full);
}

/** Adds the message to show. */
export function inWords({ seconds, limit }: TooMany): TooManyTries {
  const sentence = t(
    "Too many tries. Please wait {n, plural, one {# minute} other {# minutes}} and try again.",
    { n: Math.ceil(seconds / 60) },
  );
  return { seconds, limit, sentence };
}

type Circle = { counters: Counter[]; asker: Asker };

async function circleOf(kind: Kind | "link", email: string, source: Source): Promise<Circle> {
  const known = await innerCircle(kind, email, source);
  if (known) return known;
  const counters = [ofStrangers(kind, email), ofAddress(kind, source.context.clientAddress)];
  return { counters, asker: "anybody" };
}

/** The circle of a known browser or network; null if neither is known. A network is shared, so its turn is everybody's. */
async function innerCircle(
  kind: Counted,
  email: string,
  { request, context }: Source,
): Promise<Circle | null> {
  const account = accountSeenFrom(email, context.clientAddress);
  if (!account) return null;
  const browser = await knownBrowser(request, account.userId);
  if (browser) {
    const counters = circle(kind, "browser", email, browser);
    return { counters, asker: account.isStaff ? "staff" : "known" };
  }
  if (!account.network) return null;
  const counters = [
    ...circle(kind, "network", email, account.network),
    ofAddress(kind, context.clientAddress),
  ];
  return { counters, asker: "anybody" };
}

function circle(
  kind: Counted,
  name: "browser" | "network",
  email: string,
  place: string,
): Counter[] {
  const { perPlace, perCircle, within } = limitsOf(kind);
  const all = `${kind}:${name}s:${accountKey(email)}`;
  return [
    { key: `${kind}:${name}:${accountKey(email)}:${place}`, most: perPlace, within },
    { key: all, most: perCircle, within },
  ];
}

function ofStrangers(kind: Counted, email: string): Counter {
  const { perPlace: most, within } = limitsOf(kind);
  return { key: `${kind}:account:${accountKey(email)}`, most, within };
}

function ofAddress(kind: Counted, address: string): Counter {
  const { perAddress: most, within } = limitsOf(kind);
  return { key: `${kind}:address:${sealed(networkOf(address))}`, most, within };
}

const limitsOf = (kind: Counted): Limits => (kind === "link" ? links : guesses);
