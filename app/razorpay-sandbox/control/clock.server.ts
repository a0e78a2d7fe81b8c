import { z } from "zod";
import type { Context } from "../context";
import { jsonInputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { giveUpWaiting } from "../state/give-up-waiting.server";

/** `POST /__emu/clock`: advances the clock; whatever becomes due happens. Returns the new time in seconds. */
export async function advanceClock(context: Context, { request }: Call) {
  const { advance_s } = parseInput(input, await jsonInputOf(request));
  context.clock.advance(advance_s * 1000);
  giveUpWaiting(context);
  return { now: Math.floor(context.now() / 1000) };
}

const tenYears = 10 * 366 * 24 * 60 * 60;

const input = z.strictObject({
  advance_s: z
    .number({ error: "The advance_s must be a number of seconds." })
    .min(0, "The clock does not go back.")
    .max(tenYears, "That is too far ahead."),
});
