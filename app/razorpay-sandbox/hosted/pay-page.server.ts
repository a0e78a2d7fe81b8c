import type { Context } from "../context";
import { addresses, originsOf } from "../http/addresses";
import { seeOther } from "../http/answers";
import { inputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { errorsIn } from "../pay/chosen-instrument.server";
import { decide } from "../pay/decide.server";
import type { Telling } from "../pay/ending-words";
import { formPage } from "../pay/form-page.server";
import { payForm } from "../pay/pay-form";
import { requestedSession } from "../pay/requested-session.server";
import { sessionState } from "../pay/session-state.server";
import type { Session } from "../state/sessions.server";
import { endingPage } from "./ending-page.server";

/** `GET /v1/emu/pay/:sid` */
export function showPayPage(context: Context, { parameters }: Call): Response {
  return currentPage(context, requestedSession(context, "hosted", parameters.sid), "again");
}

/** `POST /v1/emu/pay/:sid`: any of the page's buttons. A session that is over does not change. */
export async function submitPayPage(
  context: Context,
  { parameters, request }: Call,
): Promise<Response> {
  const form = parseInput(payForm, await inputOf(request));
  const session = requestedSession(context, "hosted", parameters.sid);
  if (sessionState(context, session).is !== "open") return currentPage(context, session, "again");

  const errors = errorsIn(form, context.now());
  if (errors) return formPage(context, session, { ...place(context, session), form, errors });

  const updated = decide(context, session, form);
  const { cancelUrl } = updated.display;
  if (updated.cancelled && cancelUrl !== null) return seeOther(cancelUrl);
  return currentPage(context, updated, form.outcome === "close_browser" ? "silently" : "now");
}

function currentPage(context: Context, session: Session, telling: Telling): Response {
  const standing = sessionState(context, session);
  return standing.is === "open"
    ? formPage(context, session, place(context, session))
    : endingPage(context, session, standing, telling);
}

function place({ settings }: Context, { id, display: { callbackUrl, cancelUrl } }: Session) {
  return {
    frame: "none" as const,
    action: addresses.payPage(settings, id),
    // Browsers apply form-action to redirects too, so Cancel needs the shop's origin.
    formOrigins: originsOf(callbackUrl, cancelUrl),
  };
}
