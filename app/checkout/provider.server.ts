import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import Razorpay from "razorpay";
import { z } from "zod";
import { providerKeys } from "./provider-keys.server";

/** Milliseconds the provider gets for one answer; the SDK itself would wait for ever. */
const timeout = 10_000;

/**
 * The provider refused or did not answer. `status` is its HTTP status, 0 when there was no answer at all; `code` and
 * `reason` are its own words for branching, never for showing.
 */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: string,
  ) {
    super(`The payment provider answered ${status || "nothing"}: ${code} ${reason}`.trim());
  }

  /** True when asking again later may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Notes come as an empty list when there are none. */
const notes = z.record(z.string(), z.unknown()).catch({});

const providerOrder = z.object({
  id: z.string(),
  entity: z.literal("order").catch("order"),
  amount: z.coerce.number().int(),
  amount_paid: z.coerce.number().int().catch(0),
  amount_due: z.coerce.number().int().nullish(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.string(),
  attempts: z.coerce.number().int().catch(0),
  notes,
  /** Seconds since 1970. */
  created_at: z.coerce.number().int().catch(0),
});

const providerPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  method: z.string().nullish(),
  international: z.boolean().nullish(),
  amount_refunded: z.coerce.number().int().nullish(),
  fee: z.coerce.number().int().nullish(),
  tax: z.coerce.number().int().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
});

/** Amounts in paise. */
export type ProviderOrder = z.infer<typeof providerOrder>;
export type ProviderPayment = z.infer<typeof providerPayment>;

const collectionOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item) }).transform(({ items }) => items);

/** Asks the provider to collect an amount (paise) under our receipt. Throws `ProviderError`. */
export function createProviderOrder(order: {
  amountPaise: number;
  receipt: string;
  notes: Record<string, string>;
}): Promise<ProviderOrder> {
  return ask(providerOrder, (sdk) =>
    sdk.orders.create({
      amount: order.amountPaise,
      currency: "INR",
      receipt: order.receipt,
      notes: order.notes,
      payment_capture: true,
    }),
  );
}

/** The provider's orders under a receipt, newest first. Throws `ProviderError`. */
export function providerOrdersFor(receipt: string): Promise<ProviderOrder[]> {
  return ask(collectionOf(providerOrder), (sdk) => sdk.orders.all({ receipt }));
}

/** Every payment that was tried for one of the provider's orders, failed ones too. Throws `ProviderError`. */
export function paymentsFor(providerOrderId: string): Promise<ProviderPayment[]> {
  return ask(collectionOf(providerPayment), (sdk) => sdk.orders.fetchPayments(providerOrderId));
}

/** One payment as it stands now. Throws `ProviderError`. */
export function providerPaymentOf(paymentId: string): Promise<ProviderPayment> {
  return ask(providerPayment, (sdk) => sdk.payments.fetch(paymentId));
}

/** Takes the money of an authorized payment; one that was captured meanwhile comes back as it is. Throws `ProviderError`. */
export async function capturePayment({
  id,
  amount,
  currency,
}: ProviderPayment): Promise<ProviderPayment> {
  try {
    return await ask(providerPayment, (sdk) => sdk.payments.capture(id, amount, currency));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 400) throw error;
    return providerPaymentOf(id);
  }
}

async function ask<T extends z.ZodType>(
  shape: T,
  call: (sdk: Razorpay) => PromiseLike<unknown>,
): Promise<z.output<T>> {
  let answer: unknown;
  try {
    answer = await call(client());
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
  return new ProviderError(statusCode, error.code, error.reason ?? error.description ?? "");
}

let sdk: { base: string; client: Razorpay } | null = null;

function client(): Razorpay {
  const { keyId, keySecret, apiBase } = providerKeys();
  if (sdk?.base !== apiBase) sdk = { base: apiBase, client: newClient(keyId, keySecret, apiBase) };
  return sdk.client;
}

/** What the SDK hides: its axios instance. Base URL and timeout can be set nowhere else. */
type Axios = {
  defaults: { baseURL: string; timeout: number; proxy: false };
  interceptors: {
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

function newClient(keyId: string, keySecret: string, base: string): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = (client as unknown as { api: { rq: Axios } }).api;
  // A connection of its own for each call: one kept from the last call may be dead by now, and a payment that was asked
  // for over a dead line is a payment nobody knows to have been asked for.
  const httpAgent = new HttpAgent({ keepAlive: false });
  const httpsAgent = new HttpsAgent({ keepAlive: false });
  Object.assign(rq.defaults, { baseURL: base, timeout, proxy: false, httpAgent, httpsAgent });
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
