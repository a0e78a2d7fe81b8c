import type { Context } from "../context";
import { addresses } from "../http/addresses";
import { json } from "../http/answers";
import { inputOf } from "../http/body";
import type { Call } from "../http/route";
import { openingFrom } from "../pay/opening.server";
import { openSession } from "../state/sessions.server";

/** `POST /v1/emu/session`: opens a session with the pay window's options; returns its id and page. */
export async function openModal(context: Context, { request }: Call): Promise<Response> {
  const opening = openingFrom(context, await inputOf(request));
  const { id } = openSession(context, { kind: "modal", ...opening });
  return json({ sid: id, page: addresses.modalPage(context.settings, id) });
}
