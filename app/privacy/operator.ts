import type { Actor } from "~/audit/record.server";

/** Who acts through a command: whoever may run programs on the server. */
export const operator: Actor = { id: "operator", name: "Operator (command line)" };
