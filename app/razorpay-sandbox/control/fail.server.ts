import type { Context } from "../context";
import { faultInput } from "../faults/fault";
import { addFault, faults } from "../faults/faults.server";
import { jsonInputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";

/** `POST /__emu/fail`: makes calls fail. Returns all faults that are still active. */
export async function failCalls(context: Context, { request }: Call) {
  addFault(context, parseInput(faultInput, await jsonInputOf(request)));
  return { faults: faults(context) };
}
