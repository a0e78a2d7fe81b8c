import type { ApiError } from "../api-error";
import { html } from "./html";
import { page } from "./page.server";

/** An error page, with a link to `wayBack` (an address from the shop) if there is one. */
export function errorPage(
  { status, body }: ApiError,
  { frame, wayBack = null }: { frame: "none" | "self"; wayBack?: string | null },
): Response {
  return page({
    title: "This payment cannot be made",
    status,
    frame,
    body: html`<div class="summary">
        <h1>This payment cannot be made</h1>
        <p>${body.description}</p>
      </div>
      ${
        wayBack
          ? html`<a class="button" href="${wayBack}">Go to the shop</a>`
          : html`<p class="muted">Nothing was charged. Go back to the shop to try again.</p>`
      }`,
  });
}
