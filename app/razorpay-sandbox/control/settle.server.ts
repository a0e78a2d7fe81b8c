import { z } from "zod";
import { collection } from "../api/collection";
import { requestedSettlement } from "../api/requested.server";
import type { Context } from "../context";
import { jsonInputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { processSettlement, settle } from "../state/settle.server";
import { settlementEntity } from "../state/settlements.server";
import { transition } from "../state/transition.server";

/** `POST /__emu/settle`: pays out what waits, with the faults asked for. Returns the settlements; none where nothing is left. */
export async function settleNow(context: Context, { request }: Call) {
  const how = parseInput(input, await jsonInputOf(request));
  const made = transition(context, settle({ ...how, before: Number.MAX_SAFE_INTEGER }));
  return collection(made.map(settlementEntity));
}

/** `POST /__emu/settlements/:id/process`: one that was created or failed goes through. */
export function processOneSettlement(context: Context, { parameters }: Call) {
  const { id } = requestedSettlement(context, parameters.id);
  return settlementEntity(transition(context, processSettlement(id)));
}

const input = z.strictObject({
  late: z.array(z.string()).default([]),
  split: z.boolean().default(false),
  adjust: z
    .strictObject({
      amount: z
        .number()
        .int()
        .refine((paise) => paise !== 0, "The amount must not be zero."),
      description: z.string().max(200).default("adjustment"),
      payment_id: z.string().nullable().default(null),
      dispute_id: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  short: z.number().int().default(0),
  status: z.enum(["created", "processed", "failed"]).default("processed"),
});
