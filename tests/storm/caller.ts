import { setTimeout } from "node:timers/promises";

/** How long (ms) somebody goes on trying to reach a shop that is down. */
const patience = 120_000;

/**
 * Asks until there is an answer: the shop may be down for the moment, which breaks the line or refuses it. Whoever does
 * this asks for the same thing twice now and then, as people do.
 */
export async function askUntilAnswered(url: string, init: RequestInit): Promise<Response> {
  const givesUpAt = Date.now() + patience;
  for (;;) {
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
      // The body may break off too: it is read here, where the call can be made again.
      const body = await answer.arrayBuffer();
      if (answer.status < 500 || Date.now() > givesUpAt)
        return new Response(answer.status === 204 || answer.status === 304 ? null : body, answer);
    } catch (error) {
      if (Date.now() > givesUpAt) throw error;
    }
    await setTimeout(150);
  }
}
