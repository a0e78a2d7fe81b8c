import { z } from "zod";
import { ApiError, refusal } from "../api-error";
import type { Context } from "../context";
import { addresses } from "../http/addresses";
import { seeOther } from "../http/answers";
import { inputOf } from "../http/body";
import type { Call } from "../http/route";
import { errorPage } from "../page/error-page.server";
import { openingFrom } from "../pay/opening.server";
import { webAddress } from "../pay/web-address";
import { openSession } from "../state/sessions.server";

/** `POST /v1/checkout/embedded`: the shop's form opens a pay session and redirects to its page. */
export async function openHosted(context: Context, { request }: Call): Promise<Response> {
  const input = await inputOf(request);
  try {
    const opening = openingFrom(context, input);
    if (opening.display.callbackUrl === null) throw refusal("The callback_url field is required.");
    const { id } = openSession(context, { kind: "hosted", ...opening });
    return seeOther(addresses.payPage(context.settings, id));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return errorPage(error, { frame: "none", wayBack: wayBackIn(input) });
  }
}

function wayBackIn(input: unknown): string | null {
  const parsed = z.object({ cancel_url: webAddress("cancel_url") }).safeParse(input);
  return parsed.success ? parsed.data.cancel_url : null;
}
