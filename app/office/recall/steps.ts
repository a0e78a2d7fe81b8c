import type { RecallNews, RecallState } from "~/base/db/recalls";

/** A step of a recall, as its history and its page name it. */
export const stepWords: Record<RecallState, string> = {
  started: "Started",
  notified: "The authority was told",
  collecting: "Packs are being collected",
  closed: "Closed",
  "called off": "Called off",
};

/** The step that follows; null: none. */
export const nextStep: Record<RecallState, Exclude<RecallState, "started" | "called off"> | null> =
  {
    started: "notified",
    notified: "collecting",
    collecting: "closed",
    closed: null,
    "called off": null,
  };

/** Whether it goes on: it was neither closed nor called off. */
export const isOpen = (state: RecallState): boolean => nextStep[state] !== null;

/** A recall, as far as its buyers go: `state` says what they are to be told. */
export type Telling = { id: string; batchId: string; state: RecallState };

/** What its buyers are to be told now. */
export const newsOf = ({ state }: { state: RecallState }): RecallNews =>
  state === "called off" ? "called off" : "recalled";
