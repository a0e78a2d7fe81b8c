import { second } from "~/base/lib/time";

/** Asks the shop for an answer, as its socket would. */
export type Ask = (request: Request) => Promise<Response>;

/** What came back. `status` 0: nothing did, for this `problem`. */
export type Answer = {
  address: string;
  status: number;
  location: string | null;
  policy: string;
  html: string;
  problem: string | null;
};

/** One answer takes longer only when something is wrong. */
const patience = 30 * second;
const mostMoves = 5;

/** A visitor without an account, with the cookies of this visit. */
export class Guest {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly ask: Ask,
    private readonly origin: string,
  ) {}

  /** Opens an address and goes where it leads. */
  async open(path: string): Promise<Answer> {
    let answer = await this.send(path);
    for (let moves = 0; moves < mostMoves && answer.location !== null; moves += 1)
      answer = await this.send(answer.location);
    return answer;
  }

  /** Sends a form and says what the shop answered; does not go on. */
  post(path: string, fields: Iterable<[string, string]>): Promise<Answer> {
    return this.send(path, new URLSearchParams([...fields]));
  }

  private async send(path: string, form?: URLSearchParams): Promise<Answer> {
    const url = new URL(path, this.origin);
    const address = url.pathname + url.search;
    const headers = new Headers({ Accept: "text/html", "User-Agent": "Mozilla/5.0" });
    if (this.cookies.size > 0) headers.set("Cookie", this.cookieHeader());
    const request = new Request(new URL(address, this.origin), {
      method: form ? "POST" : "GET",
      headers,
      ...(form && { body: form }),
    });
    try {
      const response = await inTime(this.ask(request));
      for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
      return {
        address,
        status: response.status,
        location: response.headers.get("Location"),
        policy: response.headers.get("Content-Security-Policy") ?? "",
        html: await inTime(response.text()),
        problem: null,
      };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { address, status: 0, location: null, policy: "", html: "", problem };
    }
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private keep(cookie: string): void {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (name !== undefined) this.cookies.set(name.trim(), value ?? "");
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("no answer in time")), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
