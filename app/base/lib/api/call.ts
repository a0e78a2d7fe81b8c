import { z } from "zod";

/** One call of /api/v1: routes, tests, the OpenAPI file and the reference page are generated from it. */
export type Call = {
  method: Method;
  /** Path below /api/v1, parameters as `:name`. */
  path: `/${string}`;
  /** One-sentence description. */
  does: string;
  who: "all" | "user" | "admin";
  /** Meaning and example of each path parameter. */
  params?: Record<string, { means: string; example: string }>;
  body?: {
    /** Parses and validates the body; its messages are sent to the client. */
    schema: z.ZodType;
    example: unknown;
    /** See `kilobytesFor`. */
    mostKilobytes?: number;
    /** Photos come as multipart/form-data; without photos JSON is accepted too. */
    withFiles?: boolean;
  };
  success: {
    status: 200 | 201;
    /** Null: an image. */
    schema: z.ZodType | null;
    example?: unknown;
    /** Alternative body of a 200: a refusal, for clients that show messages of a 200 only. */
    or?: z.ZodType;
  };
  /** Specific refusals; common ones (405, 429, 500 and, by `who`, 401, 403) are added. */
  refusals?: Partial<Record<RefusalStatus, { when: string; schema?: z.ZodType }>>;
  /** Public catalogue data: sent with an ETag, and answered 304 when unchanged. */
  isCatalogue?: boolean;
  /** Additional key for validation messages, where clients look for them. */
  repeats?: "error" | "msg";
  /** Rate-limit counter; `requests` by default. */
  limit?: "requests" | "photos" | "sign-in" | "payment-order";
};

/** Maximum size of a call's JSON body (KB). */
export const kilobytesFor = ({ body }: Call): number => body?.mostKilobytes ?? 100;

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503;

/** The refusal of what costs much while too many ask for it. */
export const whenTooBusy = {
  when: "Too many ask for this at the moment; `Retry-After` says how many seconds to wait",
};

/** Body of every refusal. */
export const refusalShape = z.strictObject({
  success: z.literal(false),
  message: z.string().meta({ description: "A sentence for a person" }),
});

/** A refusal with its message also under `error`, as some clients read it. */
export const refusalWithError = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
});

/** A success body: `{ success: true, message }` plus `shape`. */
export function done<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject({ success: z.literal(true), message: z.string(), ...shape });
}

/** Times in the API: ISO 8601, UTC. */
export const apiTime = z.iso.datetime().meta({ examples: ["2026-01-12T09:35:00.000Z"] });

/** UTC ms → ISO 8601. */
export const timeOf = (ms: number): string => new Date(ms).toISOString();
