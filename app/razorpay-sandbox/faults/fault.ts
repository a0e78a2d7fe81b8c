import { z } from "zod";

/** Faults of a call. */
const damage = {
  /** Replaces the response: an error as JSON, or a gateway's HTML page. */
  status: z.union([z.number().int().min(400).max(599), z.literal("502html")]).optional(),
  /** Delay of the response (ms). */
  hang: z.number().int().min(0).max(600_000).optional(),
  /** The connection is cut. */
  drop: z.boolean().optional(),
  /** The call is processed first; if set alone, its response is lost. */
  afterCommit: z.boolean().optional(),
};

/** `POST /v1/orders`, `GET /v1/payments/:id`, `* /v1/*`: a method or `*`, then a path or a prefix and `*`. */
const match = z
  .string({ error: "The match is required." })
  .regex(
    /^(\*|[A-Z]+) (\*|\/\S*)$/,
    "The match must be a method and a path, such as POST /v1/orders",
  )
  .transform((text) => text.split(" ") as [method: string, path: string])
  .transform(([method, path]) => ({ method, path }));

/** The body of `POST /__emu/fail`. */
export const faultInput = z
  .strictObject({
    match,
    ...damage,
    /** How many calls it affects; 0 removes all faults with this match. Defaults to 1, with a `rate` to no limit. */
    times: z.number().int().min(0).optional(),
    /** Probability per matching call, 0 to 1. */
    rate: z.number().min(0).max(1).optional(),
    /** Seed for `rate`: the same seed affects the same calls. */
    seed: z.union([z.string(), z.number()]).transform(String).optional(),
  })
  .refine(
    ({ status, hang, drop, afterCommit, times }) =>
      times === 0 || status !== undefined || hang !== undefined || drop || afterCommit,
    "Say what goes wrong: status, hang, drop or afterCommit",
  );

export type FaultInput = z.output<typeof faultInput>;
export type Damage = Pick<FaultInput, keyof typeof damage>;
