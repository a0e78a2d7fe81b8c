import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { copierFolder, databaseFile } from "~/base/db/database-file.server";
import { log } from "~/base/lib/log/log.server";
import type { Copier } from "./litestream/copier.server";

/** It may grow to this (bytes), or to the size of the database if that is more. */
const leastRoom = 256 * 1024 * 1024;

/** Bytes that wait on this disk for the store. */
export function waitingBytes(): number {
  try {
    return readdirSync(copierFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + sizeOf(path.join(entry.parentPath, entry.name)), 0);
  } catch {
    return 0;
  }
}

/**
 * Gives up what waits for the store when it has outgrown the database: then sending the whole database again is less. The copier begins a
 * new one as soon as it reaches the store. Until then the copy stays as old as it is.
 */
export function keepLogBounded(copier: Pick<Copier, "restart">, waiting: number): void {
  if (waiting <= Math.max(leastRoom, sizeOf(databaseFile))) return;
  log.warn({ bytes: waiting }, "The store was away for too long: the copy starts over");
  copier.restart(() => rmSync(copierFolder, { recursive: true, force: true }));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
