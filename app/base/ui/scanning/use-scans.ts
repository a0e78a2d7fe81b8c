import { useCallback, useEffect, useRef, useState } from "react";

/** One scan, with its idempotency key. */
export type Scan = { idempotencyKey: string; code: string };

/** The same code again within this time (ms) is a bounce of the scanner. */
const bounce = 300;

/** How long (ms) it waits to ask again when the shop did not answer. */
const pause = 1500;

/** Most scans that are asked about at once. */
const most = 20;

/**
 * Takes scans as fast as they come: those that come while some are looked up wait their turn, and without a connection they wait for it.
 * `look`: what the shop says of each, in their order; asked again with the same keys when it throws, null: it refuses them. `take`:
 * called with each answer, in the order of scanning; with null for a scan that was refused by itself. Returns how to scan, and how many
 * wait.
 */
export function useScans<Found>(
  look: (scans: Scan[]) => Promise<Found[] | null>,
  take: (found: Found | null) => void,
) {
  const newest = useRef({ look, take });
  useEffect(() => {
    newest.current = { look, take };
  });
  const queue = useRef<Scan[]>([]);
  const last = useRef({ code: "", at: 0 });
  const isRunning = useRef(false);
  const isGone = useRef(false);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    let atOnce = most;
    while (queue.current.length > 0 && !isGone.current) {
      const scans = queue.current.slice(0, atOnce);
      const found = await newest.current.look(scans).catch(() => "no answer" as const);
      if (isGone.current) break;
      if (found !== "no answer") {
        setWaiting(0);
        // One by one it shows which of them is refused.
        const isOneRefused = found === null && scans.length > 1;
        atOnce = isOneRefused ? 1 : most;
        if (isOneRefused) continue;
        queue.current = queue.current.slice(scans.length);
        for (const each of found ?? [null]) newest.current.take(each);
      } else {
        setWaiting(queue.current.length);
        await new Promise((go) => setTimeout(go, pause));
      }
    }
    isRunning.current = false;
  }, []);

  const scan = useCallback(
    (code: string) => {
      const at = performance.now();
      const before = last.current;
      if (code === before.code && at - before.at < bounce) return;
      last.current = { code, at };
      queue.current.push({ idempotencyKey: newKey(), code });
      void run();
    },
    [run],
  );
  return { scan, waiting };
}

/** What the shop answered to scans; null: it refuses them, such as after somebody signed out. Throws where it cannot answer now. */
export async function answered<Found>(answer: Response): Promise<Found | null> {
  const { status } = answer;
  if (answer.redirected || (status >= 400 && status < 500 && status !== 429)) return null;
  if (!answer.ok) throw new Error(`The shop answered ${status}`);
  return (await answer.json()) as Found;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
