import type { Actor } from "~/upkeep/audit/record.server";

/** The audit log's actor for what people do with their own data; their name is not kept. */
export const bySelf: Actor = { id: "self", name: "The person (My data)" };
