import { setTimeout } from "node:timers/promises";
import { noteEdge } from "~/office/health/edge-trouble";
import { purges } from "~/office/health/metrics.server";
import { log } from "~/base/lib/log/log.server";

/** Where an edge takes a purge; `token`: null for Varnish. */
export type Edge = { url: string; token: string | null };

/** `patience`: how long (ms) one request may take; pauses (ms) between tries, doubled with each failure. */
type Pauses = { patience: number; first: number; longest: number };
const defaults: Pauses = { patience: 2000, first: 100, longest: 10_000 };

export type PurgeSender = {
  /** What the edge keeps is out of date. Returns at once. */
  purge: () => void;
  /** Ends the sending, and what is under way. */
  stop: () => Promise<void>;
};

/**
 * Purges all pages of an edge, one request at a time: changes made during a request share the next one. Retries until the edge
 * accepts it (2xx).
 */
export function purgeSender(edge: Edge, pauses = defaults): PurgeSender {
  const stopping = new AbortController();
  let isDue = false;
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    for (let failures = 0; isDue && !stopping.signal.aborted;) {
      isDue = false;
      const problem = await refusalOf(edge, pauses.patience, stopping.signal);
      if (stopping.signal.aborted) return;
      purges.inc({ result: problem === null ? "accepted" : "failed" });
      noteEdge(problem === null);
      if (problem === null) {
        if (failures > 0) log.info({ failures }, "The edge takes purges again");
        failures = 0;
        continue;
      }
      // Once for each time of trouble, not for each try.
      if (failures === 0) log.warn({ problem }, "The edge did not take a purge; it is sent again");
      isDue = true;
      const pause = Math.min(pauses.longest, pauses.first * 2 ** failures);
      failures += 1;
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    purge() {
      isDue = true;
      sending ??= sendAll().finally(() => (sending = null));
    },
    async stop() {
      stopping.abort();
      await sending;
    },
  };
}

/** Sends one purge; null: accepted. The reason holds nothing of the address, which may be secret. */
async function refusalOf(
  { url, token }: Edge,
  patience: number,
  stopping: AbortSignal,
): Promise<string | null> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patience)]);
  try {
    const answer = await fetch(url, { ...(token ? withToken(token) : varnish), signal });
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = cause instanceof Error && "code" in cause ? cause.code : null;
    return typeof code === "string" ? code : "no answer";
  }
}

const varnish = { method: "PURGE", redirect: "manual" } as const;

const withToken = (token: string) =>
  ({
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ purge_everything: true }),
    redirect: "manual",
  }) as const;
