import { setPriority } from "node:os";

/**
 * The priority of a process that writes much at once. Other writes wait for it meanwhile: it makes way, but not so far that they
 * give up.
 */
export const whileWriting = 5;

/** Gives a process that has just started this priority (as Unix counts): before it has threads, which inherit it. */
export function makeWay({ pid }: { pid?: number | undefined }, priority: number): void {
  try {
    if (pid) setPriority(pid, priority);
  } catch {
    // It is gone already, or the system does not allow it: then it runs as fast as we do.
  }
}
