import type { Actor } from "~/upkeep/audit/record.server";

/** The audit log's actor for commands run on the server. */
export const operator: Actor = { id: "operator", name: "Operator (command line)" };
