import { useCallback, useState } from "react";

let audio: AudioContext | null = null;

/** A short high note for a scan that counts, two low ones for one that does not. Browsers stay silent until the page was touched. */
function scanSound(isRight: boolean): void {
  try {
    audio ??= new AudioContext();
    const notes = isRight
      ? [[0, 1320, 0.06]]
      : [
          [0, 220, 0.22],
          [0.26, 180, 0.34],
        ];
    for (const [start = 0, pitch = 0, length = 0] of notes) note(audio, { start, pitch, length });
  } catch {
    // Nothing to play it with.
  }
}

function note(
  on: AudioContext,
  { start, pitch, length }: Record<"start" | "pitch" | "length", number>,
): void {
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  const from = on.currentTime + start;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.25, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(volume).connect(on.destination);
  tone.start(from);
  tone.stop(from + length);
}

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
