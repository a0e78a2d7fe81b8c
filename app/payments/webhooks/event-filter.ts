import { choiceIn } from "~/lib/list-filter";

/** How a webhook event stands; "refused" is a call that did not count as one. */
export const eventStates = {
  done: "Done",
  ignored: "Ignored",
  error: "Failed",
  new: "Waiting",
  refused: "Refused",
};
export type EventState = keyof typeof eventStates;

export type EventFilter = ReturnType<typeof eventFilterIn>;

/** Which webhook events an admin wants to see. */
export function eventFilterIn(query: URLSearchParams) {
  return { outcome: choiceIn(query, "outcome", eventStates) };
}

/** How the outcome of a delivery is told. */
export const deliveryWords: Record<string, string> = {
  accepted: "Accepted",
  duplicate: "Came again, ignored",
  replayed: "Replayed by an admin",
  "bad-signature": "Not signed by the provider",
  "too-large": "Too large",
  unreadable: "Signed, but not readable",
};
