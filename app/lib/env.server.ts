import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";
import { smtpServerIn } from "./smtp-address";

/**
 * Every setting of the shop, parsed once. `.env.example` lists them with their meaning.
 *
 * `mode` is "production" when the operator set NODE_ENV=production, else "demo" (the start script hands the operator's
 * choice on as SHOP_MODE, because React itself always wants NODE_ENV=production in a production build).
 */
export type Settings = ReturnType<typeof settingsFrom>;

/** Thrown by `settingsFrom`; `problems` is one plain sentence for each thing the operator has to change. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The settings have ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join("\n")}`,
    );
  }
}

const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

const url = z.url({
  protocol: /^https?$/,
  error: "must be a full address such as https://shop.example",
});
/** As browsers spell it in `Origin`: lower case, no default port, no slash at the end. */
const origin = url
  .pipe(
    z.string().refine((value) => {
      const { pathname, search, hash, username } = new URL(value);
      return pathname === "/" && `${search}${hash}${username}` === "";
    }, "must be an address without a path, such as https://shop.example"),
  )
  .transform((value) => new URL(value).origin);
/** `*`: pages of any site. */
const origins = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.union([z.tuple([z.literal("*")]).transform(() => null), z.array(origin)]));
const flag = z
  .enum(["true", "false", "1", "0"], { error: "must be true or false" })
  .transform((value) => value === "true" || value === "1");
const email = z.email("must be an e-mail address").transform((value) => value.toLowerCase());
/** `orders@shop.example` or `Prayosha Oil <orders@shop.example>`. */
const sender = z.string().transform((value, context) => {
  const [, name = "", inside, alone] =
    /^(?:([^<>\p{Cc}]*?)\s*<([^<>]+)>|([^<>]+))$/u.exec(value.trim()) ?? [];
  const { data: address } = email.safeParse(inside ?? alone);
  if (address) return { name: name.replace(/^"(.*)"$/, "$1"), address };
  context.addIssue("must be an e-mail address, such as Prayosha Oil <orders@shop.example>");
  return z.NEVER;
});
const smtp = z.string().transform((value, context) => {
  const server = smtpServerIn(value.trim());
  if (server) return server;
  context.addIssue("must look like smtp://user:password@mail.example:587 or smtps://…");
  return z.NEVER;
});
/** Where a form is posted to; user and password in it would not be sent. */
const formAddress = url.refine((value) => {
  const { username, password } = new URL(value);
  return username === "" && password === "";
}, "must be an address without a user name in it");
const password = z
  .string()
  .min(6, "must have 6 characters or more")
  .max(200, "must have at most 200 characters");

const schema = z.object({
  NODE_ENV: optional(z.string()),
  SHOP_MODE: optional(z.enum(["production", "demo"])),
  HOST: optional(z.string()),
  PORT: optional(
    z.coerce
      .number("must be a number")
      .int("must be a whole number")
      .min(0)
      .max(65535, "must be 65535 or less"),
  ),
  SHOP_URL: optional(origin),
  DATA_DIR: optional(z.string()),
  UPLOADS_DIR: optional(z.string()),
  BACKUP_DIR: optional(z.string()),
  BACKUP_S3_ENDPOINT: optional(url),
  BACKUP_S3_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
  ),
  BACKUP_S3_REGION: optional(z.string()),
  BACKUP_S3_PREFIX: optional(
    z.string().regex(/^[\w./-]{0,100}$/, "may hold letters, digits, dots, dashes and slashes only"),
  ),
  BACKUP_S3_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET: optional(z.string()),
  SESSION_SECRET: optional(z.string()),
  TRUST_PROXY: optional(flag),
  API_ALLOWED_ORIGINS: optional(origins),
  API_REQUESTS_PER_MINUTE: optional(
    z.coerce.number("must be a number").int("must be a whole number").min(1, "must be 1 or more"),
  ),
  WEB_PROCESSES: optional(
    z.coerce
      .number("must be a number")
      .int("must be a whole number")
      .min(1, "must be 1 or more")
      .max(64, "must be 64 or less"),
  ),
  METRICS_TOKEN: optional(z.string().min(16, "must have 16 characters or more, made at random")),
  SERVICE_WORKER: optional(z.enum(["on", "off"], { error: "must be on or off" })),
  PAGE_MEMORY: optional(
    z.coerce.number("must be a number").int("must be a whole number").min(0, "must be 0 or more"),
  ),
  LOG_LEVEL: optional(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    }),
  ),
  ADMIN_EMAIL: optional(email),
  ADMIN_PASSWORD: optional(password),
  SMTP_URL: optional(smtp),
  MAIL_FROM: optional(sender),
  OPERATOR_EMAIL: optional(email),
  CONTACT_FORM_URL: optional(formAddress),
  BULK_FORM_URL: optional(formAddress),
  RAZORPAY_KEY_ID: optional(
    z.string().regex(/^rzp_(test|live)_[A-Za-z0-9]+$/, "must look like rzp_live_… or rzp_test_…"),
  ),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: optional(z.string()),
  RAZORPAY_API_BASE: optional(url),
  RAZORPAY_HOSTED_URL: optional(url),
  RAZORPAY_CHECKOUT_JS: optional(url),
});

const providerAddresses = {
  RAZORPAY_API_BASE: "https://api.razorpay.com",
  RAZORPAY_HOSTED_URL: "https://api.razorpay.com/v1/checkout/embedded",
  RAZORPAY_CHECKOUT_JS: "https://checkout.razorpay.com/v1/checkout.js",
};

/**
 * Reads the settings out of environment variables.
 * Throws `SettingsError` with all problems at once.
 */
export function settingsFrom(env: Record<string, string | undefined>) {
  const { given, malformed } = readable(env);
  const mode = given.SHOP_MODE ?? (given.NODE_ENV === "production" ? "production" : "demo");
  const problems = mode === "production" ? productionProblems(given) : demoProblems(given);
  // A malformed setting is not missing: the sentence about its form is enough.
  const others = problems.filter((problem) => !malformed.has(problem.split(" ", 1)[0] ?? ""));
  if (malformed.size + others.length > 0)
    throw new SettingsError([...malformed.values(), ...others]);

  const port = given.PORT ?? 3000;
  const hasProviderKeys = Boolean(given.RAZORPAY_KEY_ID && given.RAZORPAY_KEY_SECRET);
  return {
    mode,
    /** Demo mode stays on this machine unless the operator says otherwise. */
    host: given.HOST ?? (mode === "demo" ? "127.0.0.1" : "0.0.0.0"),
    port,
    /** Public address without a slash at its end; null: the address each request came in on. */
    shopUrl: given.SHOP_URL ?? null,
    https: given.SHOP_URL?.startsWith("https://") ?? false,
    dataDir: path.resolve(given.DATA_DIR ?? "data"),
    uploadsDir: path.resolve(given.UPLOADS_DIR ?? "uploads"),
    backup: {
      dir: path.resolve(given.BACKUP_DIR ?? path.join(given.DATA_DIR ?? "data", "backups")),
      /** Another store that each backup is copied to; null: none. */
      store: storeIn(given),
    },
    sessionSecret: given.SESSION_SECRET ?? null,
    trustProxy: given.TRUST_PROXY ?? false,
    api: {
      /** Whose pages may read what /api/v1 answers; null: anybody's. */
      origins: given.API_ALLOWED_ORIGINS ?? null,
      /** How many calls of /api/v1 one address may make in a minute. */
      perMinute: given.API_REQUESTS_PER_MINUTE ?? 300,
    },
    /** How many processes answer requests, all on one port and one database. */
    processes: given.WEB_PROCESSES ?? availableParallelism(),
    /** Opens /metrics and the reasons of /readyz; null: only programs on this machine may read them. */
    metricsToken: given.METRICS_TOKEN ?? null,
    /** Whether browsers keep seen pages for when the network is gone. */
    serviceWorker: given.SERVICE_WORKER !== "off",
    /** How many bytes of ready pages each process keeps in memory; 0: every page is made anew. */
    pageMemory: (given.PAGE_MEMORY ?? 48) * 1024 * 1024,
    logLevel: given.LOG_LEVEL ?? "info",
    admin: { email: given.ADMIN_EMAIL ?? null, password: given.ADMIN_PASSWORD ?? null },
    mail: {
      /** Null: no mail leaves the shop, all are kept in the outbox. */
      smtp: given.SMTP_URL ?? null,
      from: given.MAIL_FROM ?? null,
      /** Who gets what customers write, unless the facts about the firm say so. */
      operator: given.OPERATOR_EMAIL ?? null,
    },
    /** The form services that enquiries are handed on to; null: they stay in the shop. */
    formServices: {
      contact: given.CONTACT_FORM_URL ?? null,
      bulk: given.BULK_FORM_URL ?? null,
    },
    /** "provider": real keys. "sandbox": demo mode without keys. "off": production without keys. */
    payments: hasProviderKeys ? "provider" : mode === "demo" ? "sandbox" : "off",
    razorpay: {
      keyId: given.RAZORPAY_KEY_ID ?? null,
      keySecret: given.RAZORPAY_KEY_SECRET ?? null,
      /** Null: nobody can be believed to be the provider, so webhooks are refused. */
      webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? null,
      /** What the provider signed with before: it sends old events signed so for a day after a change. */
      previousWebhookSecret: given.RAZORPAY_WEBHOOK_SECRET_PREVIOUS ?? null,
      apiBase: given.RAZORPAY_API_BASE ?? providerAddresses.RAZORPAY_API_BASE,
      hostedUrl: given.RAZORPAY_HOSTED_URL ?? providerAddresses.RAZORPAY_HOSTED_URL,
      checkoutJs: given.RAZORPAY_CHECKOUT_JS ?? providerAddresses.RAZORPAY_CHECKOUT_JS,
    },
  } as const;
}

type Given = z.output<typeof schema>;

const storeSettings = [
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_BUCKET",
  "BACKUP_S3_KEY_ID",
  "BACKUP_S3_SECRET",
] as const;

/** Where each backup is copied to, besides BACKUP_DIR. */
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

function halfOfTheStore(given: Given): string[] {
  const missing = storeSettings.filter((name) => !given[name]);
  if (missing.length === 0 || missing.length === storeSettings.length) return [];
  return [
    `${missing.join(", ")} missing: a copy of the backups needs all of ${storeSettings.join(", ")}`,
  ];
}

/** What is copied is all the shop knows of its customers. */
function readableStore({ BACKUP_S3_ENDPOINT: endpoint }: Given): string[] {
  if (!endpoint || isSafeLine(new URL(endpoint))) return [];
  return ["BACKUP_S3_ENDPOINT must start with https:// in production"];
}

/** Encrypted, or not leaving this machine. */
function isSafeLine({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** What can be read of the settings, and by name a sentence for each that cannot. */
function readable(env: Record<string, string | undefined>) {
  const parsed = schema.safeParse(env);
  const issues = parsed.error?.issues ?? [];
  const malformed = new Map(
    issues.map(({ path: [name], message }) => [String(name), `${String(name)} ${message}`]),
  );
  const rest = Object.entries(env).filter(([name]) => !malformed.has(name));
  return { given: parsed.data ?? schema.parse(Object.fromEntries(rest)), malformed };
}

function productionProblems(given: Given): string[] {
  return [
    ...weakSecret(given.SESSION_SECRET),
    !given.SHOP_URL &&
      "SHOP_URL is missing: the public address of the shop, such as https://shop.example",
    given.SHOP_URL?.startsWith("http://") && "SHOP_URL must start with https:// in production",
    given.ADMIN_PASSWORD &&
      given.ADMIN_PASSWORD.length < 10 &&
      "ADMIN_PASSWORD must have 10 characters or more in production",
    ...halfOfTheMail(given),
    ...halfOfTheKeys(given),
    given.RAZORPAY_KEY_ID?.startsWith("rzp_test_") &&
      "RAZORPAY_KEY_ID is a test key: with it shoppers would get goods for payments in which no money moves",
    ...(given.RAZORPAY_KEY_ID?.startsWith("rzp_live_") ? foreignAddresses(given) : []),
    ...guessableWebhookSecrets(given),
    ...readableForms(given),
    ...halfOfTheStore(given),
    ...readableStore(given),
  ].filter((problem) => typeof problem === "string");
}

/** What customers write does not travel for everybody to read; a service on this machine needs no line. */
function readableForms(given: Given): string[] {
  return (["CONTACT_FORM_URL", "BULK_FORM_URL"] as const).flatMap((name) => {
    if (!given[name]) return [];
    if (isSafeLine(new URL(given[name]))) return [];
    return `${name} must start with https:// in production`;
  });
}

/** Whoever guesses it can say that an order is paid. */
function guessableWebhookSecrets(given: Given): string[] {
  return (["RAZORPAY_WEBHOOK_SECRET", "RAZORPAY_WEBHOOK_SECRET_PREVIOUS"] as const).flatMap(
    (name) => {
      const { [name]: secret } = given;
      return secret && secret.length < 12
        ? `${name} is too short: 12 characters or more, made at random`
        : [];
    },
  );
}

/** Live keys and real money go to the provider's own addresses only. */
function foreignAddresses(given: Given): string[] {
  return (["RAZORPAY_API_BASE", "RAZORPAY_HOSTED_URL", "RAZORPAY_CHECKOUT_JS"] as const).flatMap(
    (name) => {
      const { [name]: address } = given;
      if (!address || address === providerAddresses[name]) return [];
      return `${name} must be ${providerAddresses[name]} (or unset) with live keys`;
    },
  );
}

function demoProblems(given: Given): string[] {
  return [
    ...(given.SESSION_SECRET ? weakSecret(given.SESSION_SECRET) : []),
    ...halfOfTheMail(given),
    ...halfOfTheKeys(given),
    ...halfOfTheStore(given),
    given.RAZORPAY_KEY_ID?.startsWith("rzp_live_") &&
      "RAZORPAY_KEY_ID is a live key: demo mode must not take real money. Set NODE_ENV=production, or use test keys",
  ].filter((problem) => typeof problem === "string");
}

function weakSecret(secret: string | undefined): string[] {
  if (!secret) return ["SESSION_SECRET is missing: a random text of 32 characters or more"];
  if (secret.length < 32)
    return ["SESSION_SECRET is too short: 32 characters or more, made at random"];
  if (new Set(secret).size < 10) return ["SESSION_SECRET is too simple: make it at random"];
  return [];
}

function halfOfTheKeys(given: Given): string[] {
  if (Boolean(given.RAZORPAY_KEY_ID) === Boolean(given.RAZORPAY_KEY_SECRET)) return [];
  const missing = given.RAZORPAY_KEY_ID ? "RAZORPAY_KEY_SECRET" : "RAZORPAY_KEY_ID";
  return [`${missing} is missing: the provider's key id and key secret only work together`];
}

function halfOfTheMail(given: Given): string[] {
  if (!given.SMTP_URL || given.MAIL_FROM) return [];
  return [
    "MAIL_FROM is missing: with SMTP_URL the shop sends mail, and must say from which address",
  ];
}
