import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { type RedirectInit, seeOther } from "./http/http";
import { signedCookie } from "./http/signed-cookie.server";

/** remix-toast's own cookie is unsigned; this one keeps others from forging messages. */
const storage = createCookieSessionStorage({ cookie: signedCookie("prayosha_toast", 60) });

const { getToast, redirectWithToast } = createToastUtilsWithCustomSession(storage);

/** The last form's message, if any. Send its headers only then, or every page would set a cookie. */
export async function toastOf(
  request: Request,
): Promise<{ toast: ToastMessage | null; headers?: Headers }> {
  if (!request.headers.get("Cookie")?.includes("prayosha_toast=")) return { toast: null };
  const { toast, headers } = await getToast(request);
  return toast ? { toast, headers } : { toast: null };
}

/** As `seeOther` to `path`, which shows the message once. A message alone says what was done. */
export async function seeOtherWith(
  said: string | { type: ToastMessage["type"]; message: string },
  path: string,
  init: RedirectInit = {},
): Promise<Response> {
  const toast = typeof said === "string" ? { type: "success" as const, message: said } : said;
  return redirectWithToast(path, toast, { headers: seeOther(path, init).headers, status: 303 });
}
