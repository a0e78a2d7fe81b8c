/**
 * The steps of a recall, one after the other. `notified`: the authority was told. `called off` takes the place of a next step where the
 * batch turned out to be sound.
 */
export const recallStates = ["started", "notified", "collecting", "closed", "called off"] as const;
