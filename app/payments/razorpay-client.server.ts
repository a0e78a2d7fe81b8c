import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type Razorpay from "razorpay";
import { z } from "zod";
import { providerKeys } from "./provider-keys.server";

/** Milliseconds the provider gets for one whole answer; the SDK itself would wait for ever. */
const timeout = 8_000;

/** Milliseconds that one request of a visitor waits for the provider, over all it has to ask. */
const patience = 11_000;

/** Until when (`performance.now()`, ms) a request that begins to ask now waits. */
export const endOfWaiting = () => performance.now() + patience;

/**
 * What `work`, which asks the provider once or several times, gives. Throws `ProviderError`, as for any answer that does
 * not come, when it is not done by `until`; what it began goes on behind and is stored when it comes.
 */
export async function inTime<T>(work: Promise<T>, until = endOfWaiting()): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const tooLate = () => fail(new ProviderError(0, "NO_ANSWER", "not in time"));
    timer = setTimeout(tooLate, Math.max(0, until - performance.now()));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * The provider refused or did not answer. `status` is its HTTP status, 0 when there was no answer at all; `code`, `reason`
 * and `description` are its own words for branching, never for showing.
 */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: string,
    readonly description = "",
  ) {
    super(`The payment provider answered ${status || "nothing"}: ${code} ${reason}`.trim());
  }

  /** True when asking again later may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Puts one question to the provider and reads the answer through `shape`. Throws `ProviderError`. */
export async function callProvider<T extends z.ZodType>(
  shape: T,
  call: (sdk: Razorpay, post: Post) => PromiseLike<unknown>,
): Promise<z.output<T>> {
  let answer: unknown;
  try {
    const sdk = await client();
    answer = await call(sdk, postOf(sdk));
  } catch (failure) {
    throw providerError(failure);
  }
  const parsed = shape.safeParse(answer);
  if (!parsed.success)
    throw new ProviderError(502, "UNREADABLE_ANSWER", parsed.error.issues[0]?.path.join(".") ?? "");
  return parsed.data;
}

/** The SDK throws plain objects, `{ statusCode, error: { code, description, reason } }`. */
const sdkFailure = z.object({
  statusCode: z.number().catch(0),
  error: z
    .object({
      code: z.string().catch(""),
      reason: z.string().nullish(),
      description: z.string().nullish(),
    })
    .catch({ code: "" }),
});

function providerError(failure: unknown): ProviderError {
  const parsed = sdkFailure.safeParse(failure);
  if (!parsed.success) return new ProviderError(0, "NO_ANSWER", String(failure));
  const { statusCode, error } = parsed.data;
  const { code, reason, description } = error;
  return new ProviderError(statusCode, code, reason ?? description ?? "", description ?? "");
}

let sdk: { base: string; client: Razorpay } | null = null;

/** The SDK is loaded with the first question: it is large, and most requests ask nothing. */
async function client(): Promise<Razorpay> {
  const { keyId, keySecret, apiBase } = providerKeys();
  const { default: Sdk } = await import("razorpay");
  if (sdk?.base !== apiBase)
    sdk = { base: apiBase, client: newClient(Sdk, keyId, keySecret, apiBase) };
  return sdk.client;
}

/** What the SDK hides: its axios instance. Base URL, times and headers can be set nowhere else. */
type Axios = {
  post(
    path: string,
    body: object,
    options: { headers: Record<string, string> },
  ): Promise<{ data: unknown }>;
  defaults: { baseURL: string; proxy: false };
  interceptors: {
    request: { use(each: (config: object) => object): void };
    response: {
      use(done: (response: unknown) => unknown, failed: (error: AxiosError) => unknown): void;
    };
  };
};
type AxiosError = {
  code?: string;
  message: string;
  response?: { status: number; data?: { error?: unknown } };
};

/** A call with headers of its own, which no method of the SDK lets through. Fails in the SDK's own way. */
export type Post = (
  path: string,
  body: object,
  headers: Record<string, string>,
) => Promise<unknown>;

const postOf =
  (client: Razorpay): Post =>
  async (path, body, headers) => {
    try {
      return (await axiosOf(client).post(path, body, { headers })).data;
    } catch (failure) {
      const { response } = failure as AxiosError;
      throw response ? { statusCode: response.status, error: response.data?.error } : failure;
    }
  };

const axiosOf = (client: Razorpay) => (client as unknown as { api: { rq: Axios } }).api.rq;

function newClient(Sdk: typeof Razorpay, keyId: string, keySecret: string, base: string): Razorpay {
  const client = new Sdk({ key_id: keyId, key_secret: keySecret });
  const rq = axiosOf(client);
  // A connection of its own for each call: one kept from the last call may be dead by now, and a payment that was asked
  // for over a dead line is a payment nobody knows to have been asked for.
  const httpAgent = new HttpAgent({ keepAlive: false });
  const httpsAgent = new HttpsAgent({ keepAlive: false });
  Object.assign(rq.defaults, { baseURL: base, proxy: false, httpAgent, httpsAgent });
  // Its own `timeout` only looks for silence: an answer that comes drop by drop would take as long as it likes.
  rq.interceptors.request.use((config) => ({ ...config, signal: AbortSignal.timeout(timeout) }));
  // Without an answer to read, the SDK would fail on its own error handling.
  rq.interceptors.response.use(
    (response) => response,
    (error) => {
      if (!error.response) {
        error.response = {
          status: 0,
          data: { error: { code: "NO_ANSWER", description: error.code ?? error.message } },
        };
      } else if (!error.response.data?.error) {
        error.response.data = {
          error: { code: "UNREADABLE_ANSWER", description: "no JSON in the error" },
        };
      }
      return Promise.reject(error);
    },
  );
  return client;
}
