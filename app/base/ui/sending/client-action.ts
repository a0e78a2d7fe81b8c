import type { ClientActionFunctionArgs } from "@remix-run/react";
import { parseLocale } from "~/base/words/addresses";
import { t } from "~/base/words/say";
import { isSoft } from "~/base/ui/link";
import { isAnyWaiting } from "./form-turns";

/** The answer to a form that did not reach the shop, or that it could not take now. `notSent`: why. */
type NotSent = { notSent: string };

export const isNotSent = (answer: unknown): answer is NotSent =>
  typeof answer === "object" && answer !== null && "notSent" in answer;

export const noConnection = (): string =>
  t("There is no connection. Nothing was sent; what you typed is still here.");

/**
 * Sends a form of a route that has an action; each exports it. Without a connection, signed out, or where the shop cannot take it,
 * the page stays as it is, and the form says why.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  if (!navigator.onLine) return stays(503, noConnection());
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) return leadOn(thrown);
    const { status = 0, data } = thrown as { status?: number; data?: unknown };
    if (status === 401)
      return stays(
        status,
        t(
          "You were logged out. What you typed is still here: log in in another window, then press again.",
        ),
      );
    if ([413, 429, 503].includes(status) && typeof data === "string") return stays(status, data);
    if (status !== 0) throw thrown;
    return stays(
      503,
      isFailure(thrown)
        ? t("Something went wrong.")
        : t(
            "The connection was lost. What you typed is still here. Check whether it was saved before you send it again.",
          ),
    );
  }
}

/** With a status from 400 Remix asks for no data anew. */
const stays = (status: number, notSent: string) =>
  Response.json({ notSent } satisfies NotSent, { status });

/**
 * Whether the shop itself answered with an error. Else nothing came back (a `TypeError` of `fetch`), or something between the shop and
 * this browser spoke, which Remix cannot decode.
 */
const isFailure = (thrown: unknown) =>
  thrown instanceof Error &&
  !(thrown instanceof TypeError) &&
  !thrown.message.startsWith("Unable to decode");

/** To another page, unless something was pressed meanwhile: that is sent first, and leads on by itself. */
function leadOn(answer: Response): null {
  const to = answer.headers.get("Location");
  if (!to) throw answer;
  const here = parseLocale(location.pathname).path;
  // Without a language, as a `Location` that Remix has read.
  const page = new URL(to, location.href).pathname;
  if (page !== here && isAnyWaiting()) return null;
  if (isSoft(here, page)) throw answer;
  const headers = new Headers(answer.headers);
  headers.set("X-Remix-Reload-Document", "true");
  throw new Response(null, { status: answer.status, headers });
}
