import { AwsClient } from "aws4fetch";
import type { CopySettings } from "~/base/lib/env/env.server";
import { minute } from "~/base/lib/time";
import type { Store } from "./store";
import { StoreAway } from "./store-away";

/** How long (ms) the store may take over one answer, and for each byte that goes there: 20 KB a second must come through. */
const patience = 15_000;
const perByte = 1 / 20;
/** What comes back may be as large as a photo. */
const readPatience = 5 * minute;

/** A bucket of a store that speaks S3, addressed by path. */
export function s3Store(
  { bucket, prefix }: { bucket: string; prefix: string },
  { endpoint, region, keyId, secret }: CopySettings["s3"],
): Store {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: "s3",
    region,
    retries: 0,
  });
  const beginning = prefix === "" ? "" : `${prefix}/`;
  const addressOf = (name: string) =>
    `${endpoint}/${[bucket, ...`${beginning}${name}`.split("/")].map(encodeURIComponent).join("/")}`;

  async function ask(
    address: string,
    init: RequestInit,
    { allowed = [], within = patience }: { allowed?: number[]; within?: number } = {},
  ): Promise<Answer> {
    let answer: Answer;
    try {
      answer = await inTime(within, async (signal) => {
        const response = await client.fetch(address, { ...init, signal });
        const body = Buffer.from(await response.arrayBuffer());
        return { status: response.status, ok: response.ok, body };
      });
    } catch (error) {
      throw new StoreAway(`The store of the copy cannot be reached (${reasonOf(error)}).`);
    }
    if (answer.ok || allowed.includes(answer.status)) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(answer.body.toString())?.[1];
    throw new StoreAway(
      `The store of the copy answered ${answer.status}${code ? ` (${code})` : ""}.`,
    );
  }

  async function list(start: string, token = ""): Promise<string[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix: `${beginning}${start}` });
    if (token) query.set("continuation-token", token);
    const { body } = await ask(`${endpoint}/${bucket}?${query}`, { method: "GET" });
    const text = body.toString();
    const names = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) =>
      key.slice(beginning.length),
    );
    const next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
    return next ? [...names, ...(await list(start, next))] : names;
  }

  return {
    list: async (start) => (await list(start)).sort(),
    read: async (name) => {
      const { status, body } = await ask(
        addressOf(name),
        { method: "GET" },
        { allowed: [404], within: readPatience },
      );
      return status === 404 ? null : body;
    },
    put: async (name, bytes, isNew = false) => {
      // Stores older than this header ignore it: who needs to be alone reads back what is there.
      const headers = isNew ? { "If-None-Match": "*" } : {};
      const init = { method: "PUT", headers, body: new Uint8Array(bytes) };
      const { ok } = await ask(addressOf(name), init, {
        allowed: isNew ? [409, 412] : [],
        within: patience + Math.ceil(bytes.length * perByte),
      });
      return ok;
    },
  };
}

type Answer = { status: number; ok: boolean; body: Buffer };

/**
 * What the work gives; rejects with a `TimeoutError` after so many ms. The signal alone is not enough: a request that waits for its answer
 * does not keep it from being cleared away, and would wait for ever.
 */
async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException("no answer in time", "TimeoutError");
      late.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work(late.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return code ?? (error.name === "TimeoutError" ? "no answer in time" : error.name);
}
