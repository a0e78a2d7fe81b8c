import { z } from "zod";
import { longest } from "~/people/accounts/limits";
import type { FormState } from "~/base/lib/form/form";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { minute, second } from "~/base/lib/time";

/** Carries what was typed at checkout through signing in. Other browsers learn nothing of it, and the shop stores nothing. */
const cookie = signedCookie("prayosha_checkout", (30 * minute) / second);

const typedFields = {
  address: 64,
  name: longest.name,
  phone: longest.phone,
  email: longest.email,
  line: longest.line,
  area: longest.area,
  city: longest.city,
  pin: longest.pin,
  state: 2,
  gstin: longest.gstin,
  firm: longest.firm,
  billTo: longest.address,
};

/** The `Set-Cookie` value that keeps the fields of the checkout form for half an hour. */
export function keepTyped(form: FormData): Promise<string> {
  const typed = Object.entries(typedFields).map(([name, most]) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value.slice(0, most) : ""];
  });
  const { address, ...fields } = Object.fromEntries(typed);
  return cookie.serialize({ ...fields, address: address || "new" });
}

/** What was typed before signing in, as the form shows it, and the `Set-Cookie` value that forgets it; null: nothing. */
export async function typedBefore(
  request: Request,
): Promise<{ state: FormState; forget: string } | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("prayosha_checkout=")) return null;
  const { data: values } = z.record(z.string(), z.string()).safeParse(await cookie.parse(header));
  if (!values) return null;
  return { state: { errors: {}, values }, forget: await cookie.serialize("", { maxAge: 0 }) };
}
