/** Which webhook events an admin wants to see; "" stands for all, "refused" for calls that did not count as events. */
export const eventOutcomes = ["done", "ignored", "error", "new", "refused"] as const;
export type EventFilter = { outcome: "" | (typeof eventOutcomes)[number] };

/** The filter in an address; what is not a filter counts as none. */
export function eventFilterIn(query: URLSearchParams): EventFilter {
  const wanted = query.get("outcome");
  return { outcome: eventOutcomes.find((outcome) => outcome === wanted) ?? "" };
}

/** How a state of an event is told. */
export const stateWords: Record<string, string> = {
  done: "Done",
  ignored: "Ignored",
  error: "Failed",
  new: "Waiting",
  refused: "Refused",
};

/** How the outcome of a delivery is told. */
export const deliveryWords: Record<string, string> = {
  accepted: "Accepted",
  duplicate: "Came again, ignored",
  replayed: "Replayed by an admin",
  "bad-signature": "Not signed by the provider",
  "too-large": "Too large",
  unreadable: "Signed, but not readable",
};
