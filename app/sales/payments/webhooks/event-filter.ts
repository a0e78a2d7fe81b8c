import { choiceIn } from "~/base/lib/list-filter";

/** Labels of the states of a webhook event; "refused" is a call without a valid event. */
export const eventStates = {
  done: "Done",
  ignored: "Ignored",
  error: "Failed",
  new: "Waiting",
  refused: "Refused",
};
export type EventState = keyof typeof eventStates;

export type EventFilter = ReturnType<typeof eventFilterIn>;

/** The event filter in a query string. */
export function eventFilterIn(query: URLSearchParams) {
  return { outcome: choiceIn(query, "outcome", eventStates) };
}

/** Labels of delivery outcomes. */
export const deliveryWords: Record<string, string> = {
  accepted: "Accepted",
  duplicate: "Came again, ignored",
  replayed: "Replayed by an admin",
  "bad-signature": "Not signed by the provider",
  "too-large": "Too large",
  unreadable: "Signed, but not readable",
};
