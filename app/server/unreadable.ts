import { log } from "~/lib/log.server";
import { fixedHeaders } from "./security-headers";

/**
 * The answer when a request could not even be made out of what came over the wire (a Host that is none, a method that
 * browsers must not send), which the listener tells by a TypeError; anything else is our own failure. `target` is what stood
 * in the request line: a program that asked the API reads JSON.
 */
export function answerUnreadable(error: unknown, target = ""): Response {
  const isCallers = error instanceof TypeError;
  if (!isCallers) log.error({ err: error });
  if (/^\/api\/v1\b/i.test(target)) return asJson(isCallers);
  return new Response(
    isCallers ? "This request cannot be read.\n" : "Something went wrong. Please try again.\n",
    {
      status: isCallers ? 400 : 500,
      headers: { ...fixedHeaders, "Content-Type": "text/plain; charset=utf-8" },
    },
  );
}

/**
 * Whether a request is for what stood in its request line. The listener writes that behind the Host as it came, so a Host
 * such as `x/dashboard?`, or an empty one, would lead to another page than the one that whoever stands in front of us saw.
 */
export function asksFor(target: string | undefined, { url }: Request): boolean {
  if (!target?.startsWith("/")) return false;
  const { pathname, search } = new URL(url);
  const meant = new URL(`http://host${target}`);
  return meant.pathname === pathname && meant.search === search;
}

function asJson(isCallers: boolean): Response {
  const message = isCallers ? "This request cannot be read" : "Something went wrong";
  const status = isCallers ? 400 : 500;
  return Response.json({ success: false, message }, { status, headers: fixedHeaders });
}
