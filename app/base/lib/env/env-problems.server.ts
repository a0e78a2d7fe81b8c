import { type Given, providerAddresses } from "./env-fields.server";

/** Checks across settings that are each well formed; one sentence per thing to change. */

export function productionProblems(given: Given): string[] {
  return [
    ...weakSecret(given.SESSION_SECRET),
    !given.SHOP_URL &&
      "SHOP_URL is missing: the public address of the shop, such as https://shop.example",
    given.SHOP_URL?.startsWith("http://") && "SHOP_URL must start with https:// in production",
    ...shortPassword(given, 10, " in production"),
    ...halfOfTheMail(given),
    ...halfOfTheKeys(given),
    given.RAZORPAY_KEY_ID?.startsWith("rzp_test_") &&
      "RAZORPAY_KEY_ID is a test key: with it shoppers would get goods for payments in which no money moves",
    ...(given.RAZORPAY_KEY_ID?.startsWith("rzp_live_") ? foreignAddresses(given) : []),
    ...guessableWebhookSecrets(given),
    ...readableForms(given),
    ...halfOfTheStore(given),
    ...readableStore(given),
    ...tokenForNobody(given),
    ...readableToken(given),
    ...halfOfTheCopy(given),
  ].filter((problem) => typeof problem === "string");
}

/** Customers' messages must be encrypted in transit; a service on this machine needs no TLS. */
function readableForms(given: Given): string[] {
  return (["CONTACT_FORM_URL", "BULK_FORM_URL"] as const).flatMap((name) => {
    if (!given[name]) return [];
    if (isSafeLine(new URL(given[name]))) return [];
    return `${name} must start with https:// in production`;
  });
}

/** Anyone who guesses it can mark orders as paid. */
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

/** Live keys and real money go only to the provider's own addresses. */
function foreignAddresses(given: Given): string[] {
  return (["RAZORPAY_API_BASE", "RAZORPAY_HOSTED_URL", "RAZORPAY_CHECKOUT_JS"] as const).flatMap(
    (name) => {
      const { [name]: address } = given;
      if (!address || address === providerAddresses[name]) return [];
      return `${name} must be ${providerAddresses[name]} (or unset) with live keys`;
    },
  );
}

export function demoProblems(given: Given): string[] {
  return [
    ...(given.SESSION_SECRET ? weakSecret(given.SESSION_SECRET) : []),
    ...shortPassword(given, 6),
    ...halfOfTheMail(given),
    ...halfOfTheKeys(given),
    ...halfOfTheStore(given),
    ...tokenForNobody(given),
    ...halfOfTheCopy(given),
    given.RAZORPAY_KEY_ID?.startsWith("rzp_live_") &&
      "RAZORPAY_KEY_ID is a live key: demo mode must not take real money. Set NODE_ENV=production, or use test keys",
  ].filter((problem) => typeof problem === "string");
}

function shortPassword({ ADMIN_PASSWORD: given }: Given, least: number, where = ""): string[] {
  if (!given || given.length >= least) return [];
  return [`ADMIN_PASSWORD must have ${least} characters or more${where}`];
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

const storeSettings = [
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_BUCKET",
  "BACKUP_S3_KEY_ID",
  "BACKUP_S3_SECRET",
] as const;

function halfOfTheStore(given: Given): string[] {
  const missing = storeSettings.filter((name) => !given[name]);
  if (missing.length === 0 || missing.length === storeSettings.length) return [];
  return [
    `${missing.join(", ")} missing: a copy of the backups needs all of ${storeSettings.join(", ")}`,
  ];
}

/** Backups and the copy contain all customer data. */
function readableStore(given: Given): string[] {
  return (["BACKUP_S3_ENDPOINT", "COPY_S3_ENDPOINT"] as const).flatMap((name) => {
    const { [name]: endpoint } = given;
    return !endpoint || isSafeLine(new URL(endpoint))
      ? []
      : `${name} must start with https:// in production`;
  });
}

function halfOfTheCopy(given: Given): string[] {
  if (given.COPY_TO?.kind !== "s3") return [];
  const missing = (["COPY_S3_KEY_ID", "COPY_S3_SECRET"] as const).filter((name) => !given[name]);
  return missing.length === 0
    ? []
    : [`${missing.join(", ")} missing: COPY_TO=s3://… needs the keys of the store`];
}

function tokenForNobody(given: Given): string[] {
  return given.PURGE_TOKEN && !given.PURGE_URL
    ? ["PURGE_URL is missing: PURGE_TOKEN is sent to it"]
    : [];
}

/** Anybody who reads the token can empty the edge. */
function readableToken({ PURGE_URL: url, PURGE_TOKEN: token }: Given): string[] {
  if (!url || !token || isSafeLine(new URL(url))) return [];
  return ["PURGE_URL must start with https:// when PURGE_TOKEN is sent to it"];
}

/** Encrypted, or local to this machine. */
function isSafeLine({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
