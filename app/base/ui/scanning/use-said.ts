import { useCallback, useState } from "react";
import { scanSound } from "./sound";

/** What is said of the last scan: it counts (`right`), counts and is to be looked at (`note`), or does not count. */
export type ScanSaid = { words: string; tone: "right" | "note" | "wrong" };

/** Of a scan that the shop refuses. */
export const refusedScan: ScanSaid = {
  words: "This scan was not taken. Load this page again, then scan the pack once more.",
  tone: "wrong",
};

/** What is said of the last scan, at first of one that was sent without script; saying something new is heard as well. */
export function useSaid(atFirst: ScanSaid | null) {
  const [said, setSaid] = useState(atFirst);
  const say = useCallback((now: ScanSaid) => {
    setSaid(now);
    scanSound(now.tone === "right");
  }, []);
  return [said, say] as const;
}
