import path from "node:path";

/** The command of the process that audits a copy. */
export const selfAuditCommand = "self-audit:run";

/** Settings that reach somebody: the copy has none of them. */
const unset = [
  "SMTP_URL",
  "MAIL_FROM",
  "CONTACT_FORM_URL",
  "BULK_FORM_URL",
  "PURGE_URL",
  "PURGE_TOKEN",
  "COPY_TO",
  "COPY_S3_ENDPOINT",
  "COPY_S3_KEY_ID",
  "COPY_S3_SECRET",
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_BUCKET",
  "BACKUP_S3_KEY_ID",
  "BACKUP_S3_SECRET",
  "RAZORPAY_KEY_ID",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "RAZORPAY_WEBHOOK_SECRET_PREVIOUS",
  "RAZORPAY_API_BASE",
  "RAZORPAY_HOSTED_URL",
  "RAZORPAY_CHECKOUT_JS",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
];

/** Nothing listens there, so what is sent there is refused at once. */
const nowhere = { PORT: "1", HOST: "127.0.0.1" };

/** Invented keys for a payment service that is not reached: the pay page is as with real ones. */
const unreached = {
  RAZORPAY_KEY_ID: "rzp_test_selfaudit",
  RAZORPAY_KEY_SECRET: "self-audit",
  RAZORPAY_API_BASE: "http://127.0.0.1:1",
};

/**
 * The environment of a process that works on a copy of the shop in `folder`: its own data, and nobody to reach. `payments`: how the shop
 * itself is paid. Where it takes no money online the copy is a real shop without keys, elsewhere a demo, whose pages are the same but for
 * a line that says so.
 */
export function settingsOfCopy(
  environment: NodeJS.ProcessEnv,
  folder: string,
  payments: "provider" | "sandbox" | "off",
): NodeJS.ProcessEnv {
  const empty = Object.fromEntries(unset.map((name) => [name, ""]));
  return {
    ...environment,
    ...empty,
    ...nowhere,
    ...(payments === "provider" && unreached),
    DATA_DIR: folder,
    UPLOADS_DIR: path.join(folder, "uploads"),
    BACKUP_DIR: path.join(folder, "backups"),
    LOG_LEVEL: "fatal",
    WEB_PROCESSES: "1",
    SHOP_MODE: payments === "off" ? "production" : "demo",
  };
}
