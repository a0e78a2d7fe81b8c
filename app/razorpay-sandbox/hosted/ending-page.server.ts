import type { Context } from "../context";
import { originsOf } from "../http/addresses";
import { html } from "../page/html";
import { page } from "../page/page.server";
import { endingWords, type Telling } from "../pay/ending-words";
import { resultFields } from "../pay/result.server";
import { returnForm } from "../pay/return-form";
import type { Ending } from "../pay/session-state.server";
import type { Session } from "../state/sessions.server";

/** The last page of a pay session. With `now`, a script submits the form that returns the result to the shop. */
export function endingPage(
  context: Context,
  session: Session,
  ending: Ending,
  telling: Telling,
): Response {
  const { callbackUrl, cancelUrl, name } = session.display;
  const [heading, sentence] = endingWords(ending, telling);
  const leavesByLink = telling === "silently" || (ending.is === "cancelled" && cancelUrl !== null);
  const fields = leavesByLink ? null : resultFields(context, session, ending);
  return page({
    title: `${heading} – ${name}`,
    status: ending.is === "taken" ? 400 : 200,
    frame: "none",
    formOrigins: originsOf(callbackUrl),
    body: html`<div class="summary">
        <h1>${heading}</h1>
        <p>${sentence}</p>
      </div>
      ${
        fields && callbackUrl
          ? returnForm(callbackUrl, fields)
          : html`<a class="button" href="${wayBack(session, ending)}">Go to the shop</a>`
      }`,
    script: fields && telling === "now" ? 'document.getElementById("return").submit();' : undefined,
  });
}

function wayBack({ display: { callbackUrl, cancelUrl } }: Session, ending: Ending): string {
  if (ending.is === "cancelled" && cancelUrl !== null) return cancelUrl;
  return `${originsOf(callbackUrl, cancelUrl)[0]}/`;
}
