import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type Razorpay from "razorpay";
import { z } from "zod";
import { providerKeys } from "./provider-keys.server";

/** Timeout (ms) for one complete provider response; the SDK itself has none. */
const timeout = 8_000;

/** Total time (ms) that one visitor's request may wait for the provider. */
const patience = 11_000;

/** The deadline (`performance.now()`, ms) of a request that starts waiting now. */
export const endOfWaiting = () => performance.now() + patience;

/**
 * Awaits `work` (one or more provider calls) until the deadline `until`. Throws `ProviderError` after that, as for any
 * missing answer; `work` continues in the background and stores its result.
 */
export async function inTime<T>(work: Promise<T>, until = endOfWaiting()): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, fail) => {
    const onTimeout = () => fail(new ProviderError(0, "NO_ANSWER", "not in time"));
    timer = setTimeout(onTimeout, Math.max(0, until - performance.now()));
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}

/**
 * The provider refused or did not answer. `status`: HTTP status, 0 without an answer. `code`, `reason` and `description`:
 * the provider's own words, for branching; never show them.
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

  /** Whether a retry may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Calls the provider and parses the answer with `shape`. Throws `ProviderError`. */
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

/** The SDK is imported on first use: it is large, and most requests do not need it. */
async function client(): Promise<Razorpay> {
  const { keyId, keySecret, apiBase } = providerKeys();
  const { default: Sdk } = await import("razorpay");
  if (sdk?.base !== apiBase)
    sdk = { base: apiBase, client: newClient(Sdk, keyId, keySecret, apiBase) };
  return sdk.client;
}

/** The SDK's private axios instance: the only place to set base URL, timeouts and headers. */
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

/** A POST with custom headers, which the SDK's methods do not support. Throws errors in the SDK's format. */
type Post = (path: string, body: object, headers: Record<string, string>) => Promise<unknown>;

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
  // One connection per call: a kept-alive one may be dead, and then we cannot tell if the provider received the request.
  const httpAgent = new HttpAgent({ keepAlive: false });
  const httpsAgent = new HttpsAgent({ keepAlive: false });
  Object.assign(rq.defaults, { baseURL: base, proxy: false, httpAgent, httpsAgent });
  // axios' own `timeout` only detects silence: a slowly dripping response would never time out.
  rq.interceptors.request.use((config) => ({ ...config, signal: AbortSignal.timeout(timeout) }));
  // Without a response, the SDK's error handling itself would throw.
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
