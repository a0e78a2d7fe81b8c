import { availableParallelism } from "node:os";
import path from "node:path";
import { type Given, providerAddresses, schema } from "./env-fields.server";
import { demoProblems, productionProblems } from "./env-problems.server";

/**
 * All settings, parsed once. `.env.example` documents them.
 *
 * `mode` is "production" when the operator set NODE_ENV=production, else "demo" (the start script passes the choice on as
 * SHOP_MODE, because React needs NODE_ENV=production in every build).
 */
export type Settings = ReturnType<typeof settingsFrom>;

/** Thrown by `settingsFrom`; `problems` holds one sentence for each thing to change. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    const count = problems.length === 1 ? "a problem" : `${problems.length} problems`;
    super(`The settings have ${count}:\n${problems.map((p) => `  - ${p}`).join("\n")}`);
  }
}

/** Parses settings from environment variables. Throws `SettingsError` with all problems at once. */
export function settingsFrom(env: Record<string, string | undefined>) {
  const { given, malformed } = readable(env);
  const mode = given.SHOP_MODE ?? (given.NODE_ENV === "production" ? "production" : "demo");
  const problems = mode === "production" ? productionProblems(given) : demoProblems(given);
  // A malformed setting is not missing: one message about it is enough.
  const others = problems.filter((problem) => !malformed.has(problem.split(" ", 1)[0] ?? ""));
  if (malformed.size + others.length > 0)
    throw new SettingsError([...malformed.values(), ...others]);

  const port = given.PORT ?? 3000;
  const hasProviderKeys = Boolean(given.RAZORPAY_KEY_ID && given.RAZORPAY_KEY_SECRET);
  return {
    mode,
    /** Demo mode listens on this machine only unless HOST is set. */
    host: given.HOST ?? (mode === "demo" ? "127.0.0.1" : "0.0.0.0"),
    port,
    /** Public address without a trailing slash; null: the address of each request. */
    shopUrl: given.SHOP_URL ?? null,
    https: given.SHOP_URL?.startsWith("https://") ?? false,
    dataDir: path.resolve(given.DATA_DIR ?? "data"),
    uploadsDir: path.resolve(given.UPLOADS_DIR ?? "uploads"),
    backup: {
      dir: path.resolve(given.BACKUP_DIR ?? path.join(given.DATA_DIR ?? "data", "backups")),
      /** Remote store for backup copies; null: none. */
      store: storeIn(given),
    },
    /** The copy that follows the shop; null: none. */
    copy: copyIn(given),
    sessionSecret: given.SESSION_SECRET ?? null,
    trustProxy: given.TRUST_PROXY ?? false,
    hstsSubdomains: given.HSTS_SUBDOMAINS ?? false,
    api: {
      /** Origins whose pages may read /api/v1; null: any. */
      origins: given.API_ALLOWED_ORIGINS ?? null,
      /** Calls of /api/v1 per address and minute. */
      perMinute: given.API_REQUESTS_PER_MINUTE ?? 300,
    },
    /** Number of processes that answer requests, sharing one port and one database. */
    processes: given.WEB_PROCESSES ?? availableParallelism(),
    /** Grants access to /metrics and the reasons of /readyz; null: local programs only. */
    metricsToken: given.METRICS_TOKEN ?? null,
    /** Whether browsers store visited pages for offline use. */
    serviceWorker: given.SERVICE_WORKER !== "off",
    /** Page cache size per process (bytes); 0: no cache. */
    pageCacheBytes: (given.PAGE_MEMORY ?? 16) * 1024 * 1024,
    /** The shared cache in front of the shop that is told when open pages change; null: none. */
    edge: given.PURGE_URL ? { url: given.PURGE_URL, token: given.PURGE_TOKEN ?? null } : null,
    logLevel: given.LOG_LEVEL ?? "info",
    admin: { email: given.ADMIN_EMAIL ?? null, password: given.ADMIN_PASSWORD ?? null },
    mail: {
      /** Null: no mail is sent; all stay in the outbox. */
      smtp: given.SMTP_URL ?? null,
      from: given.MAIL_FROM ?? null,
      /** Recipient of customers' messages, unless the facts about the firm name one. */
      operator: given.OPERATOR_EMAIL ?? null,
    },
    /** Form services that enquiries are forwarded to; null: enquiries stay in the shop. */
    formServices: {
      contact: given.CONTACT_FORM_URL ?? null,
      bulk: given.BULK_FORM_URL ?? null,
    },
    /** "provider": real keys. "sandbox": demo mode without keys. "off": production without keys. */
    payments: hasProviderKeys ? "provider" : mode === "demo" ? "sandbox" : "off",
    razorpay: {
      keyId: given.RAZORPAY_KEY_ID ?? null,
      keySecret: given.RAZORPAY_KEY_SECRET ?? null,
      /** Null: no caller can prove to be the provider, so webhooks are refused. */
      webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? null,
      /** What the provider signed with before: it sends old events signed so for a day after a change. */
      previousWebhookSecret: given.RAZORPAY_WEBHOOK_SECRET_PREVIOUS ?? null,
      apiBase: given.RAZORPAY_API_BASE ?? providerAddresses.RAZORPAY_API_BASE,
      hostedUrl: given.RAZORPAY_HOSTED_URL ?? providerAddresses.RAZORPAY_HOSTED_URL,
      checkoutJs: given.RAZORPAY_CHECKOUT_JS ?? providerAddresses.RAZORPAY_CHECKOUT_JS,
    },
  } as const;
}

/** The remote store for backup copies, besides BACKUP_DIR. */
export type BackupStore = NonNullable<ReturnType<typeof storeIn>>;

function storeIn(given: Given) {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_KEY_ID: keyId,
    BACKUP_S3_SECRET: secret,
  } = given;
  if (!endpoint || !bucket || !keyId || !secret) return null;
  const region = given.BACKUP_S3_REGION ?? "us-east-1";
  const prefix = (given.BACKUP_S3_PREFIX ?? "").replace(/^\/+/, "");
  return { endpoint: endpoint.replace(/\/+$/, ""), bucket, region, prefix, keyId, secret };
}

/** The copy that follows the shop: where it goes and with what. */
export type CopySettings = NonNullable<ReturnType<typeof copyIn>>;

function copyIn(given: Given) {
  const { COPY_TO: place } = given;
  if (!place) return null;
  const region = given.COPY_S3_REGION ?? "us-east-1";
  return {
    place,
    /** Of a store that speaks S3. */
    s3: {
      region,
      endpoint: (given.COPY_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(
        /\/+$/,
        "",
      ),
      keyId: given.COPY_S3_KEY_ID ?? "",
      secret: given.COPY_S3_SECRET ?? "",
    },
    /** The program; null: the packed one. */
    litestream: given.LITESTREAM_PATH ?? null,
    /** Whether the shop opens although nobody can say who owns the copy. */
    opensUnasked: given.COPY_FENCE === "ignore",
  };
}

/** The valid settings, and a message by name for each malformed one. */
function readable(env: Record<string, string | undefined>) {
  const parsed = schema.safeParse(env);
  const issues = parsed.error?.issues ?? [];
  const malformed = new Map(
    issues.map(({ path: [name], message }) => [String(name), `${String(name)} ${message}`]),
  );
  const rest = Object.entries(env).filter(([name]) => !malformed.has(name));
  return { given: parsed.data ?? schema.parse(Object.fromEntries(rest)), malformed };
}
