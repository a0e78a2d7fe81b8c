import { and, eq, gt } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { sessions } from "~/base/db/schema";
import type { RouteArgs } from "~/base/lib/context";
import { formOf } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { minute } from "~/base/lib/time";
import { TooBusy, tooBusyWords } from "~/base/lib/too-busy";
import { withRedirectTo } from "../redirect-to";
import { tokenOf } from "../session/session.server";
import { hashOf } from "../token-hash.server";
import { authenticated } from "../users/authenticator.server";
import type { Viewer } from "../viewer-columns.server";
import { type Asked, passwordField } from "./asked";
import { askedPath } from "~/base/words/addresses";
import { t } from "~/base/words/say";

const fifteenMinutes = 15 * minute;

/** Whether the user gave the password in this browser in the last fifteen minutes. */
export async function isConfirmed(request: Request, now = Date.now()): Promise<boolean> {
  const token = await tokenOf(request);
  if (!token) return false;
  const found = db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.confirmedAt, now - fifteenMinutes)),
    )
    .all();
  return found.length > 0;
}

/** Checks the signed-in user's password and marks the session as confirmed. Returns the message to show, or null if right. */
export async function confirmWith(
  password: string,
  user: Viewer,
  args: RouteArgs,
): Promise<string | null> {
  const { tooMany, result } = await authenticated("confirm", { email: user.email, password }, args);
  if (tooMany) return tooMany.sentence;
  if (result?.id !== user.id) return t("The password is not right.");
  const token = await tokenOf(args.request);
  await write((tx) =>
    tx
      .update(sessions)
      .set({ confirmedAt: Date.now() })
      .where(eq(sessions.tokenHash, hashOf(token ?? "")))
      .run(),
  );
  return null;
}

/**
 * Call right after the guard in loaders and actions that are sensitive. Returns if the password was confirmed recently.
 * Otherwise throws: a GET is redirected to the confirmation page, which leads back; a POST gets 428 with a page that asks
 * for the password and resubmits the form; of a chosen file it keeps the name alone, so that the action can ask for it again. Leaves
 * the request body unread. `most`: bytes of the form, where it has files.
 */
export async function requireConfirmed(
  args: RouteArgs,
  user: Viewer,
  most?: number,
): Promise<void> {
  const { request } = args;
  if (await isConfirmed(request)) return;
  if (request.method === "GET" || request.method === "HEAD") {
    const { pathname, search } = askedPath(request);
    throw seeOther(withRedirectTo("/dashboard/confirm", pathname + search));
  }
  const form = await formOf(request.clone(), most);
  const password = form.get(passwordField);
  const problem =
    typeof password === "string" ? await problemOf(password.slice(0, 200), user, args) : "";
  if (problem !== null) throw confirmationFor(form, problem);
}

/** `confirmWith`; with too many asking, its page is shown again: it keeps the form that is to be sent. */
async function problemOf(password: string, user: Viewer, args: RouteArgs): Promise<string | null> {
  try {
    return await confirmWith(password, user, args);
  } catch (error) {
    if (error instanceof TooBusy) return t(tooBusyWords);
    throw error;
  }
}

function confirmationFor(form: FormData, problem: string): Response {
  const fields = [...form].flatMap(([name, value]): [string, string][] => {
    const kept = typeof value === "string" ? value : value.name;
    const isKept = typeof value === "string" || kept !== "";
    return isKept && !/password/i.test(name) ? [[name, kept]] : [];
  });
  return Response.json({ confirm: { fields, problem } } satisfies Asked, {
    status: 428,
    statusText: "Precondition Required",
  });
}
