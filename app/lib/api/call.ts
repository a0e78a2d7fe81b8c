import { z } from "zod";

/** One call of /api/v1, as it is answered, tested and described: the routes, the OpenAPI file and its page are made of it. */
export type Call = {
  method: Method;
  /** Below /api/v1, parameters as `:name`. */
  path: `/${string}`;
  /** One sentence. */
  does: string;
  who: "all" | "user" | "admin";
  /** The meaning of each parameter in the path, with an example. */
  params?: Record<string, { means: string; example: string }>;
  body?: {
    /** Reads and checks what was sent; its complaints are what the caller is told. */
    schema: z.ZodType;
    example: unknown;
    /** See `kilobytesFor`. */
    mostKilobytes?: number;
    /** Photos come as multipart/form-data; JSON is welcome as long as none is sent. */
    withFiles?: boolean;
  };
  success: {
    status: 200 | 201;
    /** Null: an image. */
    schema: z.ZodType | null;
    example?: unknown;
    /** What else a 200 may hold: a refusal, where clients show the message of a 200 only. */
    or?: z.ZodType;
  };
  /** Refusals of its own; what every call can answer (405, 429, 500 and, by `who`, 401, 403) comes by itself. */
  refusals?: Partial<Record<RefusalStatus, { when: string; schema?: z.ZodType }>>;
  /** Read by everybody: answered with an ETag, and with 304 to whoever has it already. */
  isCatalogue?: boolean;
  /** Where else the sentence of a complaint about the input stands, because clients look for it there. */
  repeats?: "error" | "msg";
  /** Which counter of tries it falls under; `requests` is the one of all others. */
  limit?: "requests" | "photos" | "sign-in" | "payment-order";
};

/** How many kilobytes of JSON a call takes. */
export const kilobytesFor = ({ body }: Call): number => body?.mostKilobytes ?? 100;

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503;

/** What every refusal says. */
export const refusalShape = z.strictObject({
  success: z.literal(false),
  message: z.string().meta({ description: "A sentence for a person" }),
});

/** The same with the sentence under `error` as well, as some clients read it. */
export const refusalWithError = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
});

/** `{ success: true, message }` and what else is said. */
export function done<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject({ success: z.literal(true), message: z.string(), ...shape });
}

/** A time as the API tells it: ISO 8601, UTC. */
export const apiTime = z.iso.datetime().meta({ examples: ["2026-01-12T09:35:00.000Z"] });

/** UTC ms → ISO 8601. */
export const timeOf = (ms: number): string => new Date(ms).toISOString();
