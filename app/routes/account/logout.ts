import type { ActionFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/base/lib/http/http";
import { signOutCookie } from "~/people/accounts/sign-in/sign-in.server";

export { clientAction } from "~/base/ui/sending/client-action";

/** A GET does not sign out: links and images on other sites can trigger one. */
export function loader() {
  return seeOther("/");
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST")
    throw new Response("Only POST ends a session.", { status: 405, headers: { Allow: "POST" } });
  const headers = { "Set-Cookie": await signOutCookie(request) };
  return seeOther("/login", { headers, newSession: true });
}
