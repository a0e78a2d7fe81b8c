import { type EventState, eventStates } from "./event-filter";

const tones: Partial<Record<EventState, string>> = {
  done: "success",
  ignored: "neutral",
  new: "warn",
};

export function EventBadge({ status }: { status: EventState }) {
  return <span className={`badge badge-${tones[status] ?? "danger"}`}>{eventStates[status]}</span>;
}
