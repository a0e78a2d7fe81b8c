import { data } from "@remix-run/node";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { tooManyTries } from "../sign-in/refusals.server";
import type { Viewer } from "../viewer-columns.server";
import { invitationForm, invitedForm, staffRoleForm } from "./forms";
import {
  cancelInvitation,
  type Invitation,
  invitationOf,
  invitesByMail,
  inviteStaff,
} from "./invitations.server";
import { demandTwoFactor } from "./demanded-two-factor.server";
import { changeStaff } from "./staff-list.server";
import { staffPath, staffWords } from "../staff-words";

/** Handles the forms of the staff screen by their hidden field `intent`; without one, invites somebody. */
export function submitStaff(form: FormData, admin: Viewer) {
  switch (form.get("intent")) {
    case "role":
      return saveRole(form, admin);
    case "cancel":
      return cancel(form, admin);
    case "again":
      return inviteAgain(form, admin);
    case "second-step":
      return saveDemand(form, admin);
    default:
      return inviteNew(form, admin);
  }
}

async function inviteNew(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(invitationForm, form);
  return problem ? invalid(problem) : invite(typed, form, admin);
}

async function inviteAgain(form: FormData, admin: Viewer) {
  const { data: typed } = parseForm(invitedForm, form);
  const invitation = typed ? invitationOf(typed.email) : null;
  return invitation ? invite(invitation, form, admin) : gone();
}

/** Where the shop sends no mail, the link is in this response only. */
async function invite(invitation: Invitation, form: FormData, admin: Viewer) {
  const invited = await inviteStaff(invitation, admin);
  if (invited.problem === "too-many") {
    const sentence = `That is a lot of invitations in an hour. Nothing was sent. Please wait ${invited.wait} and send it again.`;
    return tooManyTries({ seconds: invited.seconds, sentence }, form);
  }
  if (invited.problem)
    return invalid(problemWith("email", refusals[invited.problem], form), { status: 409 });
  if (!invitesByMail)
    return data({ passOn: { name: invitation.name, link: invited.link }, form: undefined });
  return done(`${invitation.name} is invited`);
}

const refusals = {
  admin: "This is the account of an admin, who may do everything already.",
  "on-staff": "This person is on the staff already. Change the role in the list.",
};

async function cancel(form: FormData, admin: Viewer) {
  const { data: typed } = parseForm(invitedForm, form);
  const cancelled = typed ? await cancelInvitation(typed.email, admin) : null;
  return cancelled ? done(`The invitation of ${cancelled.name} is cancelled`) : gone();
}

async function saveRole(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(staffRoleForm, form);
  if (problem) return invalid(problem);
  const user = await changeStaff(typed.user, typed.staff, admin, versionIn(form));
  if (!user) return gone();
  if ("now" in user) {
    const words = staffWords[user.now].name;
    const meanwhile = changedMeanwhile(form, "this role", versionOf(user.now), {
      staff: { label: "Role", says: user.now, words },
    });
    return invalid(meanwhile, { status: 409 });
  }
  return done(
    user.staff
      ? `${user.name} is now a ${staffWords[user.staff].name.toLowerCase()}`
      : `${user.name} is not on the staff any more`,
  );
}

async function saveDemand(form: FormData, admin: Viewer) {
  const demanded = form.get("demanded") === "yes";
  if (!(await demandTwoFactor(demanded, admin)))
    return invalid(problemWith("demanded", "Set up your own two-factor sign-in first.", form), {
      status: 409,
    });
  return done(
    demanded ? "Two-factor sign-in is demanded of all staff" : "Two-factor sign-in is voluntary",
  );
}

const done = (message: string) => seeOtherWith(message, staffPath);

/** Somebody else was faster, or the invitation was accepted. */
const gone = () =>
  seeOtherWith({ type: "info", message: "That has changed in the meantime" }, staffPath);
