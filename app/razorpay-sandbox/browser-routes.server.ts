import { type ApiError, refusal } from "./api-error";
import { errorPage } from "./page/error-page.server";
import { openHosted } from "./hosted/open.server";
import { showPayPage, submitPayPage } from "./hosted/pay-page.server";
import { errorJson } from "./http/answers";
import type { Route } from "./http/route";
import { checkoutScript } from "./modal/checkout-script.server";
import { showModal, submitModal } from "./modal/modal-page.server";
import { openModal } from "./modal/open.server";

export interface BrowserRoute extends Route<Response> {
  /** How a refusal is shown to whoever asked. */
  refuse: (error: ApiError) => Response;
}

const onPage = (error: ApiError) => errorPage(error, { frame: "none" });
const inFrame = (error: ApiError) => errorPage(error, { frame: "self" });

/** What a shopper's browser asks for. No key: to pay, one must hold the id of a pay session. */
export const browserRoutes: BrowserRoute[] = [
  { method: "POST", path: "/v1/checkout/embedded", handle: openHosted, refuse: onPage },
  { method: "GET", path: "/v1/checkout/embedded", handle: startAtTheShop, refuse: onPage },
  { method: "GET", path: "/v1/emu/pay/:sid", handle: showPayPage, refuse: onPage },
  { method: "POST", path: "/v1/emu/pay/:sid", handle: submitPayPage, refuse: onPage },
  { method: "GET", path: "/v1/checkout.js", handle: checkoutScript, refuse: errorJson },
  { method: "POST", path: "/v1/emu/session", handle: openModal, refuse: errorJson },
  { method: "GET", path: "/v1/emu/modal", handle: showModal, refuse: inFrame },
  { method: "POST", path: "/v1/emu/modal", handle: submitModal, refuse: inFrame },
];

/** Someone pressed Enter in the address bar: without the shop's form there is nothing to pay. */
function startAtTheShop(): never {
  throw refusal("Please start the payment from the shop again.", {}, 405);
}
