import { openPages } from "~/base/lib/open-pages";
import { parseLocale } from "~/base/words/addresses";
import type { AuditResult } from "~/office/self-audit/result";
import { createHandler } from "~/server/handler";
import { shopBuild } from "../../server/shop-build";

const client = { address: "192.0.2.1", family: "IPv4", port: 0 } as const;

/** Changes what a page says: its address, and its HTML. */
export type Poison = (path: string, html: string) => string | Response;

/**
 * Asks the shop by its handler, and lets `poison` change each page that was fine. Open pages, which are the same for every guest, are
 * made once.
 */
export async function shopAsked() {
  const handler = createHandler(await shopBuild(), "production");
  const kept = new Map<string, Response>();
  const answerTo = async (request: Request, path: string): Promise<Response> => {
    const known = kept.get(path);
    if (known) return known.clone();
    const answer = await handler(request, client);
    const isKept = request.method === "GET" && openPages.test(parseLocale(path).path);
    if (isKept && answer.status === 200) kept.set(path, answer.clone());
    return answer;
  };
  return (poison: Poison = (_path, html) => html) =>
    async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      const response = await answerTo(request, pathname + search);
      if (!/text\/html/.test(response.headers.get("Content-Type") ?? "")) return response;
      const changed = poison(pathname + search, await response.text());
      return changed instanceof Response ? changed : new Response(changed, response);
    };
}

export const origin = "http://localhost";

/** The numbers of the checks in a state. */
export const inState = ({ outcomes }: AuditResult, ...states: string[]): number[] =>
  outcomes.filter(({ state }) => states.includes(state)).map(({ number }) => number);

export const findings = ({ outcomes }: AuditResult): string[] =>
  outcomes.flatMap(({ number, found, state, why }) => [
    ...found.map(({ place, what }) => `${number} ${place}: ${what}`),
    ...(state === "unchecked" ? [`${number} unchecked: ${why.join("; ")}`] : []),
  ]);
