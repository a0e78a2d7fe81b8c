import { parseArgs } from "node:util";

const { values: options } = parseArgs({
  options: {
    /** A look that takes a few minutes; judges nothing. */
    quick: { type: "boolean", default: false },
    rounds: { type: "string" },
    seconds: { type: "string" },
    products: { type: "string" },
    orders: { type: "string" },
    /** Only scenarios whose name or visitor matches. */
    only: { type: "string", default: "" },
    connections: { type: "string", default: "30" },
  },
});

export const isQuick = options.quick;
export const rounds = Number(options.rounds ?? (isQuick ? 1 : 3));
/** How long a scenario is measured in one round. */
export const seconds = Number(options.seconds ?? (isQuick ? 1 : 4));
export const connections = Number(options.connections);
/** How many products the shops have that are measured. */
export const sizes = (options.products ?? (isQuick ? "100" : "100,10000,100000"))
  .split(",")
  .map(Number);
/** How many orders the further shops have that are measured; without any, there is no such shop. */
export const pasts = (options.orders ?? (isQuick ? "" : "100,1000000"))
  .split(",")
  .map(Number)
  .filter((orders) => orders > 0);

const only = new RegExp(options.only, "i");

export const isWanted = (...names: string[]) => names.some((name) => only.test(name));
