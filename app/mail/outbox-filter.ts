/** How mails stand, as an admin asks for them. `stuck`: none of them goes by itself any more. */
export const mailStates = ["waiting", "sent", "stuck"] as const;
export type MailState = (typeof mailStates)[number];

/** The state in an address; "" stands for all, also in place of one that does not exist. */
export function stateIn(query: URLSearchParams): MailState | "" {
  return mailStates.find((state) => state === query.get("state")) ?? "";
}
