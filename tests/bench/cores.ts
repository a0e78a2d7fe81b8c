import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;
const cores = availableParallelism();

/** Whether server and load have cores of their own: with `taskset`, on two cores or more. */
export const isPinned = hasTaskset && cores > 1;

/** Whether two processes of the shop and the load have a core each. */
export const hasThirdCore = hasTaskset && cores > 2;

/** A command that runs on these cores only, where that can be done. Cores 0 and up are the server's, the last one the load's. */
export function onCores(which: "load" | number, command: string[]): string[] {
  if (!isPinned) return command;
  const list = which === "load" ? String(cores - 1) : `0-${Math.min(which, cores) - 1}`;
  return ["taskset", "-c", list, ...command];
}
