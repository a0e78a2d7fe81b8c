import { invalid, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { changeNamed, type UserChange, userChanges } from "./user-change";
import { type RightsProblem, setRole, signOutEverywhere } from "./user-rights.server";
import type { Viewer } from "../viewer-columns.server";

const refusals = {
  yourself: "You cannot change your own admin rights. Ask another admin.",
  "last-admin": "This is the last admin. Make someone else an admin first.",
} satisfies Partial<Record<RightsProblem, string>>;

/** The action of a user's page: makes the confirmed change, then redirects to the page. Throws 404 for an unknown user. */
export async function changeUser(form: FormData, userId: string, admin: Viewer) {
  const change = changeNamed(String(form.get("change") ?? ""));
  if (!change) return invalid(problemWith("form", "There is no such thing to do", form));

  const { user, problem } = await applyChange(change, userId, admin);
  if (problem === "unknown-user") throw notFound();
  if (problem === "not-admin")
    throw new Response("This area is for admins.", { status: 403, statusText: "Forbidden" });
  if (problem) return invalid(problemWith("form", refusals[problem], form), { status: 409 });
  return seeOtherWith(userChanges[change].done(user.name), `/dashboard/admin/users/${user.id}`);
}

function applyChange(change: UserChange, userId: string, admin: Viewer) {
  if (change === "sign-out") return signOutEverywhere(userId, admin);
  return setRole(userId, change === "make-admin" ? 1 : 0, admin);
}
