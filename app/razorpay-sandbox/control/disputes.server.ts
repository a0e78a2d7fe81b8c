import { z } from "zod";
import { requestedDispute, requestedPayment } from "../api/requested.server";
import type { Context } from "../context";
import { jsonInputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { dispute, stepDispute, steps } from "../state/dispute.server";
import { disputeEntity } from "../state/disputes.server";
import { transition } from "../state/transition.server";

/** `POST /__emu/payments/:id/dispute`: the shopper's bank disputes a captured payment. */
export async function disputePayment(context: Context, { parameters, request }: Call) {
  const { id } = requestedPayment(context, parameters.id);
  const asked = parseInput(askedInput, await jsonInputOf(request));
  return disputeEntity(
    transition(
      context,
      dispute(id, {
        amount: asked.amount,
        phase: asked.phase,
        reasonCode: asked.reason_code,
        reasonDescription: asked.reason_description,
        respondIn: asked.respond_in_s * 1000,
        atOnset: asked.at_onset,
        tellsDeduction: asked.tells_deduction,
      }),
    ),
  );
}

/** `POST /__emu/disputes/:id/:step`: the merchant answered, was asked for more, or the banks decided. */
export async function stepOneDispute(context: Context, { parameters, request }: Call) {
  const { id } = requestedDispute(context, parameters.id);
  const { step } = parseInput(stepInput, { step: parameters.step });
  const how = parseInput(howInput, await jsonInputOf(request));
  return disputeEntity(transition(context, stepDispute(id, step, how)));
}

const paise = z.number().int().positive();

const askedInput = z.strictObject({
  amount: paise.nullable().default(null),
  phase: z.string().max(40).default("chargeback"),
  reason_code: z.string().max(100).default("goods_or_services_not_received_or_partially_received"),
  reason_description: z.string().max(300).default("The buyer says that the goods did not come."),
  respond_in_s: z
    .number()
    .int()
    .default(7 * 24 * 60 * 60),
  at_onset: z.boolean().default(false),
  tells_deduction: z.boolean().default(true),
});

const stepInput = z.object({ step: z.enum(steps) });

const howInput = z.strictObject({
  lost: paise.nullable().default(null),
  fee: z.number().int().min(0).default(0),
});
