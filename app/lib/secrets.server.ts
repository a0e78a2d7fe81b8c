import { createHmac, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
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
 * kept beside the database, so that a restart signs nobody out.
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
  return stored.parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Written aside and then given its name, so that a process that is killed meanwhile leaves no half a file; a name can be
 * given once, so of several starting processes all go on with the secrets of one.
 */
function makeSecrets(file: string): void {
  const draft = `${file}.${process.pid}`;
  const made: Secrets = { session: madeUp(), sandboxKey: madeUp(), webhook: madeUp() };
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
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
