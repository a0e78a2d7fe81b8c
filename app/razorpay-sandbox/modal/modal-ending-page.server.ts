import type { Context } from "../context";
import { originsOf } from "../http/addresses";
import { html } from "../page/html";
import { page } from "../page/page.server";
import { endingWords, type Telling } from "../pay/ending-words";
import { errorOf, resultFields, successFields } from "../pay/result.server";
import { returnForm } from "../pay/return-form";
import type { Ending } from "../pay/session-state.server";
import type { Session } from "../state/sessions.server";
import { escapeClosesWindow, tellWindow, type WindowMessage } from "./window-messages";

/** The last page inside the pay window. It messages the window, which closes; the button is a fallback. */
export function modalEndingPage(
  context: Context,
  session: Session,
  ending: Ending,
  telling: Telling,
): Response {
  const { callbackUrl, name } = session.display;
  const [heading, sentence] = endingWords(ending, telling);
  const fields = telling === "silently" ? null : resultFields(context, session, ending);
  const message = telling === "silently" ? null : messageOf(context, ending);
  return page({
    title: `${heading} – ${name}`,
    status: ending.is === "taken" ? 400 : 200,
    frame: "self",
    formOrigins: originsOf(callbackUrl),
    body: html`<div class="summary">
        <h1>${heading}</h1>
        <p>${sentence}</p>
      </div>
      ${
        fields && callbackUrl
          ? returnForm(callbackUrl, fields, "_top")
          : html`<p class="muted">Close this window to go on.</p>`
      }`,
    script: message ? tellWindow(message) : escapeClosesWindow,
  });
}

function messageOf(context: Context, ending: Ending): WindowMessage | null {
  switch (ending.is) {
    case "paid":
      return { type: "paid", response: successFields(context, ending.payment) };
    case "failed":
      return { type: "failed", error: errorOf(ending.payment), final: true };
    case "cancelled":
      return { type: "cancelled" };
    default:
      return null;
  }
}
