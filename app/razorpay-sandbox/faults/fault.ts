import { z } from "zod";

/** What happens to a call instead of its plain answer. */
const damage = {
  /** Answered in place of the real answer: an error as JSON, or a gateway's page. */
  status: z.union([z.number().int().min(400).max(599), z.literal("502html")]).optional(),
  /** Milliseconds before anything is answered. */
  hang: z.number().int().min(0).max(600_000).optional(),
  /** The connection is cut. */
  drop: z.boolean().optional(),
  /** The work is done first; alone, it means that the answer is lost. */
  afterCommit: z.boolean().optional(),
};

/** `POST /v1/orders`, `GET /v1/payments/:id`, `* /v1/*`: a method or `*`, a path or its beginning and `*`. */
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
    /** How many calls it spoils; 0 takes all faults with this match back. Once, unless a `rate` says otherwise. */
    times: z.number().int().min(0).optional(),
    /** The share of matching calls that it spoils, 0 to 1. */
    rate: z.number().min(0).max(1).optional(),
    /** Names the chance behind `rate`: the same seed spoils the same calls. */
    seed: z.union([z.string(), z.number()]).transform(String).optional(),
  })
  .refine(
    ({ status, hang, drop, afterCommit, times }) =>
      times === 0 || status !== undefined || hang !== undefined || drop || afterCommit,
    "Say what goes wrong: status, hang, drop or afterCommit",
  );

export type FaultInput = z.output<typeof faultInput>;
export type Damage = Pick<FaultInput, keyof typeof damage>;
