import type { Database } from "better-sqlite3";

/** What the sandbox's owner can set. The control calls may change these while it runs; nothing else does. */
export interface Settings {
  /** Path in front of every address: "" or "/demo-pay". */
  prefix: string;
  keyId: string;
  keySecret: string;
  shopName: string;
  /** Authorised payments are captured at once, unless the order itself says otherwise. */
  autoCapture: boolean;
  /** A receipt used twice is refused instead of making a second order. */
  strictReceipt: boolean;
}

/** What every part of the sandbox works with. */
export interface Context {
  readonly database: Database;
  readonly settings: Settings;
  /** The sandbox's own clock, UTC ms. */
  now(): number;
  log(message: string): void;
}
