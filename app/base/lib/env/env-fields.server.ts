import { z } from "zod";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { smtpServerIn } from "./smtp-address";

/** The format of each setting. */

const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

const url = z.url({
  protocol: /^https?$/,
  error: "must be a full address such as https://shop.example",
});
/** As in the `Origin` header: lower case, no default port, no trailing slash. */
const origin = url
  .pipe(
    z.string().refine((value) => {
      const { pathname, search, hash, username } = new URL(value);
      return pathname === "/" && `${search}${hash}${username}` === "";
    }, "must be an address without a path, such as https://shop.example"),
  )
  .transform((value) => new URL(value).origin);
/** `*`: any origin. */
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
const copyPlace = z.string().transform((value, context) => {
  const place = copyPlaceIn(value.trim());
  if (place) return place;
  context.addIssue("must look like s3://bucket/shop or file:///folder");
  return z.NEVER;
});
/** Where the shop sends requests to; a user name and password in it would not be sent. */
const target = url.refine((value) => {
  const { username, password } = new URL(value);
  return username === "" && password === "";
}, "must be an address without a user name in it");
/** The minimum differs between production and demo: see `env-problems.server.ts`. */
const password = z.string().max(200, "must have at most 200 characters");

export const schema = z.object({
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
  COPY_TO: optional(copyPlace),
  COPY_S3_ENDPOINT: optional(url),
  COPY_S3_REGION: optional(z.string()),
  COPY_S3_KEY_ID: optional(z.string()),
  COPY_S3_SECRET: optional(z.string()),
  COPY_FENCE: optional(z.enum(["ignore"], { error: "must be ignore, or unset" })),
  LITESTREAM_PATH: optional(z.string()),
  SESSION_SECRET: optional(z.string()),
  TRUST_PROXY: optional(flag),
  HSTS_SUBDOMAINS: optional(flag),
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
  PURGE_URL: optional(target),
  PURGE_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, "must be one word without spaces")),
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
  CONTACT_FORM_URL: optional(target),
  BULK_FORM_URL: optional(target),
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

/** Default addresses of the payment provider. */
export const providerAddresses = {
  RAZORPAY_API_BASE: "https://api.razorpay.com",
  RAZORPAY_HOSTED_URL: "https://api.razorpay.com/v1/checkout/embedded",
  RAZORPAY_CHECKOUT_JS: "https://checkout.razorpay.com/v1/checkout.js",
};

export type Given = z.output<typeof schema>;

/** Where COPY_TO says the copy goes: a folder, or a bucket of a store that speaks S3 with the beginning of all names in it. */
type CopyPlace = { kind: "file"; folder: string } | { kind: "s3"; bucket: string; prefix: string };

/** Parses COPY_TO: `file:///mnt/other/shop` or `s3://bucket/shop`; null when it is neither. */
function copyPlaceIn(text: string): CopyPlace | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, search, hash, username, port } = new URL(text);
  if (`${search}${hash}${username}${port}` !== "") return null;
  if (protocol === "file:" && hostname === "" && pathname.length > 1)
    return { kind: "file", folder: path.resolve(fileURLToPath(text)) };
  if (protocol !== "s3:" || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) return null;
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  return /^[\w./-]{0,100}$/.test(prefix) && !prefix.includes("..")
    ? { kind: "s3", bucket: hostname, prefix }
    : null;
}
