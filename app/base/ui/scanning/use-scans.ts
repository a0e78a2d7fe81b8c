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
 * `look`: what the shop says of each, in their order; asked again with the same keys when it fails. `take`: called with each answer, in
 * the order of scanning. Returns how to scan, and how many wait.
 */
export function useScans<Found>(
  look: (scans: Scan[]) => Promise<Found[]>,
  take: (found: Found, scan: Scan) => void,
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
    while (queue.current.length > 0 && !isGone.current) {
      const scans = queue.current.slice(0, most);
      const found = await newest.current.look(scans).catch(() => null);
      if (isGone.current) break;
      if (found) {
        queue.current = queue.current.slice(scans.length);
        for (const [index, each] of found.entries()) {
          const scan = scans[index];
          if (scan) newest.current.take(each, scan);
        }
        setWaiting(0);
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

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
