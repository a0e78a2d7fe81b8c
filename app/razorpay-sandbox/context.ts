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
  /** Refunds are processed at once instead of waiting for a control call. */
  autoRefund: boolean;
  /** A receipt used twice is refused instead of making a second order. */
  strictReceipt: boolean;
  /** `auto` sends each event when it is due, `hold` only when told to, `off` forgets them. */
  webhooks: WebhookMode;
  /** Where events are sent; null when nowhere. Asked each time, because a shop may learn its own port late. */
  webhookUrl: () => string | null;
  /** The webhook failed for a day: nothing is sent any more until it is set anew, as at the provider. */
  webhookDisabled: boolean;
  /** Newest first; an event is signed with the secret of its time. */
  webhookSecrets: WebhookSecret[];
  /** Whether the control calls exist. */
  control: boolean;
}

export type WebhookMode = "auto" | "hold" | "off";

export interface WebhookSecret {
  secret: string;
  /** When it came into use, UTC ms; 0 for the first. */
  since: number;
}

/** What every part of the sandbox works with. */
export interface Context {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  /** The sandbox's own clock, UTC ms. */
  now(): number;
  /** Does work that sends events; two such works never overlap. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Aborted when the sandbox closes: nothing may touch the database then. */
  readonly closing: AbortSignal;
  log(message: string): void;
}

/** A clock that control calls can put forward. How far is kept in the database. */
export interface Clock {
  /** UTC ms */
  now(): number;
  advance(ms: number): void;
  /** Back to the time it is. */
  reset(): void;
}
