import { day, second } from "~/base/lib/time";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { pinIn } from "./pin";

const pinInBrowser = signedCookie("prayosha_pin", (365 * day) / second);

/** The PIN that this browser asked about last; null if it asked about none. */
export async function pinOf(request: Request): Promise<string | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("prayosha_pin=")) return null;
  const value: unknown = await pinInBrowser.parse(header);
  return typeof value === "string" ? pinIn(value) : null;
}

/** Headers with the PIN cookie. Only a product page that was asked with a PIN sends them. */
export async function rememberPin(pin: string): Promise<Headers> {
  return new Headers({ "Set-Cookie": await pinInBrowser.serialize(pin) });
}
