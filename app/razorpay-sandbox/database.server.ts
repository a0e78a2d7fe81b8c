import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteDatabase, { type Database } from "better-sqlite3";

/**
 * Opens the sandbox's own database file, creating it on first use. In WAL mode a killed process loses no committed row.
 * Throws a `SqliteError` if the file is damaged anywhere.
 */
export function openDatabase(file: string): Database {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new SqliteDatabase(file);
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = NORMAL");
    database.pragma("foreign_keys = ON");
    database.pragma("busy_timeout = 5000");
    dropOldDisputes(database);
    database.exec(schema);
    const result = String(database.pragma("quick_check(1)", { simple: true }));
    if (result !== "ok") throw new SqliteDatabase.SqliteError(result, "SQLITE_CORRUPT");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Disputes were only reported once, without a state. */
function dropOldDisputes(database: Database): void {
  const columns = database.pragma("table_info(disputes)") as { name: string }[];
  if (columns.length > 0 && !columns.some(({ name }) => name === "status"))
    database.exec("DROP TABLE disputes");
}

// `…_at` columns are UTC ms; `rowid` is chronological.
const schema = `
  CREATE TABLE IF NOT EXISTS orders (
    id TEXT NOT NULL UNIQUE,
    amount_paise INTEGER NOT NULL CHECK (amount_paise >= 100),
    amount_paid_paise INTEGER NOT NULL DEFAULT 0 CHECK (amount_paid_paise IN (0, amount_paise)),
    currency TEXT NOT NULL,
    receipt TEXT,
    status TEXT NOT NULL CHECK (status IN ('created', 'attempted', 'paid')),
    attempts INTEGER NOT NULL DEFAULT 0,
    auto_capture INTEGER CHECK (auto_capture IN (0, 1)),
    notes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    CHECK ((status = 'paid') = (amount_paid_paise = amount_paise))
  );
  CREATE INDEX IF NOT EXISTS orders_by_receipt ON orders (receipt);

  CREATE TABLE IF NOT EXISTS payments (
    id TEXT NOT NULL UNIQUE,
    order_id TEXT NOT NULL REFERENCES orders (id),
    amount_paise INTEGER NOT NULL,
    currency TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('created', 'authorized', 'captured', 'refunded', 'failed')),
    method TEXT NOT NULL,
    instrument TEXT NOT NULL,
    description TEXT,
    email TEXT,
    contact TEXT,
    notes TEXT NOT NULL,
    fee_paise INTEGER,
    tax_paise INTEGER,
    amount_refunded_paise INTEGER NOT NULL DEFAULT 0 CHECK (amount_refunded_paise BETWEEN 0 AND amount_paise),
    error TEXT,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS payments_by_order ON payments (order_id);
  CREATE INDEX IF NOT EXISTS payments_open ON payments (created_at) WHERE status = 'created';

  CREATE TABLE IF NOT EXISTS refunds (
    id TEXT NOT NULL UNIQUE,
    payment_id TEXT NOT NULL REFERENCES payments (id),
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    currency TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'processed', 'failed')),
    speed TEXT NOT NULL,
    receipt TEXT,
    notes TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    fingerprint TEXT,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS refunds_by_payment ON refunds (payment_id);

  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('hosted', 'modal')),
    order_id TEXT NOT NULL REFERENCES orders (id),
    display TEXT NOT NULL,
    payment_id TEXT REFERENCES payments (id),
    cancelled_at INTEGER,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS sessions_by_age ON sessions (created_at);

  CREATE TABLE IF NOT EXISTS events (
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS disputes (
    id TEXT NOT NULL UNIQUE,
    payment_id TEXT NOT NULL REFERENCES payments (id),
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    currency TEXT NOT NULL,
    phase TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'under_review', 'won', 'lost', 'closed')),
    reason_code TEXT NOT NULL,
    reason_description TEXT NOT NULL,
    deducted_paise INTEGER NOT NULL DEFAULT 0,
    tells_deduction INTEGER NOT NULL CHECK (tells_deduction IN (0, 1)),
    respond_by INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS adjustments (
    id TEXT NOT NULL UNIQUE,
    -- Below zero: taken from the merchant.
    amount_paise INTEGER NOT NULL CHECK (amount_paise <> 0),
    payment_id TEXT REFERENCES payments (id),
    dispute_id TEXT,
    description TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS settlements (
    id TEXT NOT NULL UNIQUE,
    amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
    status TEXT NOT NULL CHECK (status IN ('created', 'processed', 'failed')),
    utr TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );

  -- The payments, refunds and adjustments that are in a settlement.
  CREATE TABLE IF NOT EXISTS settled (
    entity_id TEXT NOT NULL PRIMARY KEY,
    settlement_id TEXT NOT NULL REFERENCES settlements (id)
  );

  -- Events sent or to be sent to the webhook. Events from before a webhook was set have no row.
  CREATE TABLE IF NOT EXISTS webhooks (
    event_id TEXT NOT NULL UNIQUE REFERENCES events (id),
    status TEXT NOT NULL CHECK (status IN ('waiting', 'delivered', 'disabled')),
    tries INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    failing_since INTEGER
  );
  CREATE INDEX IF NOT EXISTS webhooks_due ON webhooks (due_at) WHERE status = 'waiting';

  CREATE TABLE IF NOT EXISTS deliveries (
    event_id TEXT NOT NULL REFERENCES events (id),
    forgery TEXT,
    status INTEGER,
    problem TEXT,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS deliveries_by_event ON deliveries (event_id);

  CREATE TABLE IF NOT EXISTS clock (ahead_ms INTEGER NOT NULL);

  -- "drawn" counts the calls that matched the fault, "times_left" those it may still affect; null: no limit.
  CREATE TABLE IF NOT EXISTS faults (
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    damage TEXT NOT NULL,
    rate REAL NOT NULL,
    seed TEXT NOT NULL,
    drawn INTEGER NOT NULL DEFAULT 0,
    times_left INTEGER
  );

  CREATE TABLE IF NOT EXISTS requests (
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    status INTEGER,
    fault TEXT,
    created_at INTEGER NOT NULL
  );
`;
