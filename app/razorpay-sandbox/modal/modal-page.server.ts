import type { Context } from "../context";
import { addresses, originsOf } from "../http/addresses";
import { inputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { errorsIn } from "../pay/chosen-instrument.server";
import { decide } from "../pay/decide.server";
import type { Telling } from "../pay/ending-words";
import { formPage } from "../pay/form-page.server";
import { payForm } from "../pay/pay-form";
import { requestedSession } from "../pay/requested-session.server";
import { errorOf } from "../pay/result.server";
import { sessionState } from "../pay/session-state.server";
import type { Session } from "../state/sessions.server";
import { modalEndingPage } from "./modal-ending-page.server";
import { escapeClosesWindow, tellWindow } from "./window-messages";

/** `GET /v1/emu/modal?sid=…`: the page inside the pay window. */
export function showModal(context: Context, { url }: Call): Response {
  const session = requestedSession(context, "modal", url.searchParams.get("sid"));
  return currentPage(context, session, "again");
}

/** `POST /v1/emu/modal?sid=…`: any of its buttons. After a failure the form is shown again, unless retries are off. */
export async function submitModal(context: Context, { url, request }: Call): Promise<Response> {
  const form = parseInput(payForm, await inputOf(request));
  const session = requestedSession(context, "modal", url.searchParams.get("sid"));
  if (sessionState(context, session).is !== "open") return currentPage(context, session, "again");

  const errors = errorsIn(form, context.now());
  if (errors) return formPage(context, session, { ...place(context, session), form, errors });

  const updated = decide(context, session, form);
  return currentPage(context, updated, form.outcome === "close_browser" ? "silently" : "now");
}

function currentPage(context: Context, session: Session, telling: Telling): Response {
  const standing = sessionState(context, session);
  if (standing.is !== "open") return modalEndingPage(context, session, standing, telling);
  const { lastFailure } = standing;
  const failedNow = telling === "now" && lastFailure !== null;
  return formPage(context, session, {
    ...place(context, session),
    lastFailure,
    ...(failedNow && {
      script: tellWindow({ type: "failed", error: errorOf(lastFailure), final: false }),
    }),
  });
}

function place({ settings }: Context, session: Session) {
  return {
    frame: "self" as const,
    action: addresses.modalPage(settings, session.id),
    formOrigins: originsOf(session.display.callbackUrl),
    script: escapeClosesWindow,
  };
}
