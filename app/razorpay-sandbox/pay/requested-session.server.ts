import { refusal } from "../api-error";
import type { Context } from "../context";
import { type Session, sessionById } from "../state/sessions.server";

/** The pay session with the id from a URL. Throws 404 if there is none of this kind. */
export function requestedSession(
  context: Context,
  kind: Session["kind"],
  id: string | null | undefined,
): Session {
  const session = id ? sessionById(context, kind, id) : null;
  if (!session) throw refusal("There is no such payment, or it is too old.", {}, 404);
  return session;
}
