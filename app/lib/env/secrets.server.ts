import { createHmac, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { PlainProblem } from "../plain-problem";
import { settings } from "./settings.server";

const secret = z.string().min(32);

/** A file from before there were webhooks has no secret for them: every process makes the same one of its sandbox key. */
const stored = z
  .object({ session: secret, sandboxKey: secret, webhook: secret.optional() })
  .transform(({ webhook, ...rest }) => ({ ...rest, webhook: webhook ?? madeOf(rest.sandboxKey) }));
type Secrets = z.output<typeof stored>;

/**
 * What signs cookies (`session`) and what the payment sandbox signs with: payments (`sandboxKey`) and the events it tells
 * the shop of (`webhook`). In production the operator gives the session and webhook secrets; in demo mode all are made on first start and
 * kept beside the database, so that a restart signs nobody out. Loading this throws `PlainProblem` when that file is no good.
 */
export const secrets: Secrets = {
  ...keptSecrets(),
  ...(settings.sessionSecret ? { session: settings.sessionSecret } : {}),
  ...(settings.razorpay.webhookSecret ? { webhook: settings.razorpay.webhookSecret } : {}),
};

function keptSecrets(): Secrets {
  const file = path.join(settings.dataDir, "secrets.json");
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) makeSecrets(file);
  try {
    return stored.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new PlainProblem(`${file} cannot be used: ${wrongWith(error)}. ${remedy()}`);
  }
}

function wrongWith(error: unknown): string {
  if (error instanceof SyntaxError) return "it is empty or not JSON";
  if (error instanceof z.ZodError) {
    const names = error.issues.map(({ path: [name] }) => name).filter((name) => name !== undefined);
    return names.length === 0
      ? "it is no list of secrets"
      : `${names.join(" and ")} must be a text of 32 characters or more`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** What to do, and what that costs. */
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
 * Written aside and onto the disk, and then given its name, so that a process that is killed meanwhile, or a power cut, leaves
 * no half a file; a name can be given once, so of several starting processes all go on with the secrets of one.
 */
function makeSecrets(file: string): void {
  const draft = `${file}.${process.pid}`;
  const made: Secrets = { session: madeUp(), sandboxKey: madeUp(), webhook: madeUp() };
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

function madeOf(key: string): string {
  return createHmac("sha256", key).update("webhook").digest("base64url");
}

function madeUp(): string {
  return randomBytes(32).toString("base64url");
}
