import { setTimeout } from "node:timers/promises";
import type { Front } from "../storm/front";
import type { Dice } from "../dice";
import type { Shelf } from "./shelf";

/** How often guests look at what: home, the list, a category, a product, a fixed text. */
export const mix = { home: 25, store: 20, category: 15, product: 35, text: 5 };
const texts = ["/about", "/Termsofservices", "/RefundandReturn", "/shipingpolicy", "/categories"];
/** Browsers, old phones, and robots that unpack nothing. */
const encodings = ["br, gzip", "gzip, deflate, br", "gzip, deflate, br, zstd", "gzip", ""];
const cookies = ["", "", "_ga=GA1.1.7; theme=dark", "prayosha_orders=old; _fbp=1"];
const ads = ["", "", "", "utm_source=mail&utm_medium=x", "gclid=abc"];

export type Seen = { hits: number; misses: number; passes: number; same: number };

/** Visitors without our cookies, `rate` requests a second in all, until told to stop. */
export class Guests {
  readonly seen: Seen = { hits: 0, misses: 0, passes: 0, same: 0 };
  readonly problems = new Set<string>();
  readonly times: number[] = [];
  /** Those that came whole, by address and encoding, so that they are asked for again with their tag. */
  private readonly tags = new Map<string, string>();
  private lastMessage = "";

  constructor(
    private readonly front: Front,
    private readonly shelf: Shelf,
    private readonly categories: string[],
    private readonly dice: Dice,
    private readonly isThroughEdge = true,
  ) {}

  async browse(rate: number, until: AbortSignal): Promise<void> {
    const began = performance.now();
    const underWay = new Set<Promise<void>>();
    for (let sent = 0; !until.aborted; sent += 1) {
      const due = began + (sent * 1000) / rate;
      if (due > performance.now()) await setTimeout(due - performance.now());
      // A machine that stands still must not be answered with a flood.
      if (underWay.size > 200) await Promise.race(underWay);
      const visit = this.look().catch((error: Error) => void this.problems.add(error.message));
      underWay.add(visit);
      void visit.finally(() => underWay.delete(visit));
    }
    await Promise.all(underWay);
  }

  /** Looks at one page, and whether all on it is true and nobody's. */
  async look(): Promise<void> {
    const { dice } = this;
    const { path, slug } = this.choose();
    const encoding = one(encodings, dice);
    const ad = one(ads, dice);
    const address = ad ? `${path}${path.includes("?") ? "&" : "?"}${ad}` : path;
    const key = `${path} ${encoding}`;
    const tag = dice.chance(0.2) ? this.tags.get(key) : undefined;
    const lieOn = slug === null ? null : this.shelf.looker(slug);
    const answer = await this.front.ask(address, {
      from: `10.7.${Math.floor(dice.between(0, 250))}.9`,
      headers: {
        Accept: "text/html",
        "Accept-Encoding": encoding,
        Cookie: one(cookies, dice),
        "If-None-Match": tag,
      },
    });
    if (this.isThroughEdge) this.count(String(answer.headers["x-cache"]));
    this.times.push(answer.ms);
    if (answer.status === 304 && tag) return void (this.seen.same += 1);
    if (answer.status !== 200) return this.complain(`${path} answers ${answer.status} to a guest`);
    if (answer.headers.etag) this.tags.set(key, answer.headers.etag);
    const lie = lieOn?.(answer.body);
    if (lie) this.complain(lie);
    const { headers } = answer;
    if (!this.isThroughEdge) return;
    if (headers["cdn-cache-control"] || headers["set-cookie"])
      this.complain(`${path} reaches a guest with what is for the edge, or one visitor`);
    if (headers["cache-control"] !== "public, max-age=0, must-revalidate")
      this.complain(`${path} has Cache-Control ${headers["cache-control"]}`);
  }

  private choose(): { path: string; slug: string | null } {
    const { dice, shelf } = this;
    let point = dice.next() * Object.values(mix).reduce((sum, share) => sum + share);
    const falls = (share: number) => (point -= share) < 0;
    if (falls(mix.home)) return { path: "/", slug: null };
    if (falls(mix.store))
      return { path: dice.chance(0.7) ? "/Store" : "/Store?page=2", slug: null };
    if (falls(mix.category)) return { path: `/category/${one(this.categories, dice)}`, slug: null };
    if (!falls(mix.product)) return { path: one(texts, dice), slug: null };
    // The first ones are asked for most.
    const slug = shelf.slugs[Math.floor(dice.next() ** 2 * shelf.slugs.length)] ?? "";
    return { path: `/product/${slug}`, slug };
  }

  private count(cache: string): void {
    if (cache === "hit") this.seen.hits += 1;
    else if (cache === "miss") this.seen.misses += 1;
    else this.seen.passes += 1;
  }

  private complain(sentence: string): void {
    if (sentence !== this.lastMessage) this.problems.add(sentence);
    this.lastMessage = sentence;
  }
}

const one = <T>(all: readonly T[], dice: Dice): T => all[Math.floor(dice.next() * all.length)]!;
