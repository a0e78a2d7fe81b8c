import type { Database } from "better-sqlite3";

/** Settings of the sandbox. Only control calls change them while it runs. */
export interface Settings {
  /** Path prefix of every URL: "" or "/demo-pay". */
  prefix: string;
  keyId: string;
  keySecret: string;
  shopName: string;
  /** Authorised payments are captured at once, unless the order itself says otherwise. */
  autoCapture: boolean;
  /** Refunds are processed at once instead of waiting for a control call. */
  autoRefund: boolean;
  /** What was paid is settled two minutes later, when somebody asks; otherwise on request alone. */
  autoSettle: boolean;
  /** A receipt used twice is refused instead of making a second order. */
  strictReceipt: boolean;
  /** `auto` sends each event when it is due, `hold` only on request, `off` drops events. */
  webhooks: WebhookMode;
  /** Where events are sent; null: nowhere. Called each time, because a shop may learn its own port late. */
  webhookUrl: () => string | null;
  /** The webhook failed for a day: nothing is sent until it is configured again, as at the provider. */
  webhookDisabled: boolean;
  /** Newest first; an event is signed with the secret that was current when it happened. */
  webhookSecrets: WebhookSecret[];
  /** Whether control calls are available. */
  control: boolean;
}

export type WebhookMode = "auto" | "hold" | "off";

interface WebhookSecret {
  secret: string;
  /** Since when it is in use, UTC ms; 0 for the first. */
  since: number;
}

/** State and services shared by every part of the sandbox. */
export interface Context {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  /** The sandbox's own clock, UTC ms. */
  now(): number;
  /** Runs work that sends events, one at a time. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Aborted when the sandbox closes: nothing may touch the database then. */
  readonly closing: AbortSignal;
  log(message: string): void;
}

/** A clock that control calls can advance. The offset is stored in the database. */
export interface Clock {
  /** UTC ms */
  now(): number;
  advance(ms: number): void;
  /** Back to real time. */
  reset(): void;
}
