import { stateWords } from "./event-filter";

const tones: Record<string, string> = {
  done: "success",
  ignored: "neutral",
  new: "warn",
};

/** How an event stands. */
export function EventBadge({ status }: { status: string }) {
  return (
    <span className={`badge badge-${tones[status] ?? "danger"}`}>
      {stateWords[status] ?? status}
    </span>
  );
}
