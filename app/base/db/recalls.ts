/**
 * The steps of a recall, one after the other. `notified`: the authority was told. `called off` takes the place of a next step where the
 * batch turned out to be sound.
 */
export const recallStates = ["started", "notified", "collecting", "closed", "called off"] as const;
export type RecallState = (typeof recallStates)[number];

/** How a buyer was told of a recall: by the shop's mail, or by a person, who called or wrote. */
export const toldWays = ["mail", "person"] as const;

/** What a buyer was told: that the batch is recalled, or that the recall was called off. */
export const recallNews = ["recalled", "called off"] as const;
export type RecallNews = (typeof recallNews)[number];
