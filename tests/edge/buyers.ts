import { buyOnline, type Street } from "../saturday/buyer";

/** Whoever comes to buy by one way: through the edge, or straight to the shop. */
export class Buyers {
  readonly problems: string[] = [];
  /** Milliseconds from the product's page to paid, of each order. */
  private readonly times: number[] = [];
  private begun = 0;

  /** `first`: the number of the first of them; each has a network and a phone number made of it. */
  constructor(
    private readonly street: Street,
    private readonly slugs: string[],
    private readonly first: number,
  ) {}

  /** So many buy at a time, one after the other, until told to stop. */
  async buy(atATime: number, until: AbortSignal): Promise<void> {
    const place = async () => {
      while (!until.aborted) {
        this.begun += 1;
        const slug = this.slugs[this.begun % this.slugs.length] ?? "";
        const began = performance.now();
        await buyOnline(this.street, { slug, number: this.first + this.begun }).then(
          () => this.times.push(performance.now() - began),
          (error: Error) => this.problems.push(error.message.slice(0, 300)),
        );
      }
    };
    await Promise.all(Array.from({ length: atATime }, place));
  }

  /** How many were paid, and within how many ms half of them, from the product's page on. */
  figures(): { orders: number; median: number } {
    const times = this.times.toSorted((one, other) => one - other);
    return { orders: times.length, median: Math.round(times[Math.floor(times.length / 2)] ?? 0) };
  }
}
