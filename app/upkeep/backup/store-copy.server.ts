import { createReadStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { request as requestPlain } from "node:http";
import { request as requestSafe } from "node:https";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { AwsV4Signer } from "aws4fetch";
import type { BackupStore } from "~/base/lib/env/env.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { minute } from "~/base/lib/time";
import { copiedMark } from "./backup-folder.server";

/** Socket timeout (ms). */
const silenceLimit = minute;
/** S3's limit (bytes) for a single PUT. */
const largest = 5 * 1024 ** 3;

/**
 * Streams a backup to an S3-compatible store and marks it as copied. Throws `PlainProblem` if the store refuses it or
 * cannot be reached.
 */
export async function copyToStore(file: string, store: BackupStore): Promise<void> {
  const { size } = await stat(file);
  if (size > largest)
    throw new PlainProblem(
      "The backup is larger than 5 GB, which the store does not take in one piece.",
    );
  // Encode the key before signing: a plus or percent sign in the prefix is literal.
  const segments = `${store.bucket}/${store.prefix}${path.basename(file)}`.split("/");
  const url = `${store.endpoint}/${segments.map(encodeURIComponent).join("/")}`;
  const signed = await new AwsV4Signer({
    method: "PUT",
    url,
    service: "s3",
    region: store.region,
    accessKeyId: store.keyId,
    secretAccessKey: store.secret,
    // TLS and the archive's own checksums protect the content: no need to read the file twice to sign it.
    headers: { "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD", "Content-Type": "application/gzip" },
  }).sign();
  const answer = await put(signed.url, Object.fromEntries(signed.headers), file, size);
  if (answer.status !== 200) throw refused(answer);
  await writeFile(copiedMark(file), "");
}

type Answer = { status: number; body: string };

async function put(
  url: URL,
  headers: Record<string, string>,
  file: string,
  size: number,
): Promise<Answer> {
  const request = (url.protocol === "https:" ? requestSafe : requestPlain)(url, {
    method: "PUT",
    headers: { ...headers, "Content-Length": size },
    timeout: silenceLimit,
  });
  request.on("timeout", () => request.destroy(new Error("it did not answer for a minute")));
  const answered = new Promise<Answer>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (body.length < 2000) body += text;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.on("error", reject);
    });
  });
  // A store that refuses may respond and hang up before reading everything: use its response, not the write error.
  const sent = pipeline(createReadStream(file), request).catch(() => undefined);
  try {
    const answer = await answered;
    await sent;
    return answer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainProblem(`The store of the backup copies cannot be reached: ${reason}`);
  }
}

function refused({ status, body }: Answer): PlainProblem {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(body) ?? [];
  return new PlainProblem(
    `The store of the backup copies answered ${status}${code ? ` (${code})` : ""}.`,
  );
}
