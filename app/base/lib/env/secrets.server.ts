import { createHmac, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { PlainProblem } from "./plain-problem";
import { settings } from "./settings.server";

const secret = z.string().min(32);

/** Files from before webhooks existed lack that secret: every process derives the same one from its sandbox key. */
const stored = z
  .object({ session: secret, sandboxKey: secret, webhook: secret.optional() })
  .transform(({ webhook, ...rest }) => ({
    ...rest,
    webhook: webhook ?? derivedFrom(rest.sandboxKey),
  }));
type Secrets = z.output<typeof stored>;

/**
 * Keys that sign cookies (`session`), the payment sandbox's payments (`sandboxKey`) and its webhook events (`webhook`). In
 * production the operator sets the session and webhook secrets; in demo mode all are generated on first start and stored beside
 * the database, so that sessions survive a restart. Importing this throws `PlainProblem` when that file is invalid.
 */
export const secrets: Secrets = {
  ...storedSecrets(),
  ...(settings.sessionSecret ? { session: settings.sessionSecret } : {}),
  ...(settings.razorpay.webhookSecret ? { webhook: settings.razorpay.webhookSecret } : {}),
};

function storedSecrets(): Secrets {
  const file = path.join(settings.dataDir, "secrets.json");
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) makeSecrets(file);
  try {
    return stored.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new PlainProblem(`${file} cannot be used: ${reasonOf(error)}. ${remedy()}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return "it is empty or not JSON";
  if (error instanceof z.ZodError) {
    const names = error.issues.map(({ path: [name] }) => name).filter((name) => name !== undefined);
    return names.length === 0
      ? "it is no list of secrets"
      : `${names.join(" and ")} must be a text of 32 characters or more`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** What to do and what it costs. */
function remedy(): string {
  const lost = [
    !settings.sessionSecret &&
      "everybody has to sign in again, guests lose what is in their cart, and who logs in with an app's codes needs a recovery code or npm run reset-totp",
    settings.payments === "sandbox" && "demo payments under way cannot be finished",
  ].filter((one) => typeof one === "string");
  const cost = lost.length === 0 ? "nothing is lost" : lost.join("; ");
  return `Put a copy of it back if you have one; the shop's backups hold none. Otherwise delete it, and the next start makes new secrets: ${cost}. Orders and accounts are not touched.`;
}

/**
 * Written to a temporary file, flushed and then linked, so that a kill or a power cut leaves no partial file; only one link
 * succeeds, so processes that start at the same time share one set of secrets.
 */
function makeSecrets(file: string): void {
  const draft = `${file}.${process.pid}`;
  const generated: Secrets = {
    session: randomSecret(),
    sandboxKey: randomSecret(),
    webhook: randomSecret(),
  };
  writeFileSync(draft, JSON.stringify(generated), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

function derivedFrom(key: string): string {
  return createHmac("sha256", key).update("webhook").digest("base64url");
}

function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}
