import { minute, second } from "~/base/lib/time";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";

/** Carries the e-mail from registering to the first login, so that it is typed once. */
const cookie = signedCookie("prayosha_registered", (10 * minute) / second);

/** The `Set-Cookie` value after a registration. */
export function registeredEmailCookie(email: string): Promise<string> {
  return cookie.serialize(email);
}

/** The e-mail that this browser has just registered; "" if none. */
export async function registeredEmail(request: Request): Promise<string> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("prayosha_registered=")) return "";
  const email: unknown = await cookie.parse(header);
  return typeof email === "string" ? email : "";
}
