import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { versionOf } from "~/base/lib/form/version.server";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { openInvitations } from "~/people/accounts/staff/invitations.server";
import { demandsTwoFactor } from "~/people/accounts/staff/demanded-two-factor.server";
import { staffList } from "~/people/accounts/staff/staff-list.server";
import { submitStaff } from "~/people/accounts/staff/staff-submit.server";
import { InvitationTable, RoleOptions, StaffTable } from "~/people/accounts/staff/staff-tables";
import { staffWords } from "~/people/accounts/staff-words";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { date, dateTime } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Staff" });

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args);
  const members = staffList().map(({ lastUsedAt, role: _role, ...member }) => ({
    ...member,
    version: versionOf(member.staff),
    lastUsed: lastUsedAt === null ? "signed out" : dateTime(lastUsedAt),
  }));
  return {
    members,
    invitations: openInvitations().flatMap(({ name, email, staff, expiresAt }) =>
      staff ? [{ name: name ?? "", email, staff, expires: date(expiresAt) }] : [],
    ),
    isDemanded: demandsTwoFactor(),
    hasTwoFactor: members.some(({ id, hasTwoFactor }) => id === admin.id && hasTwoFactor),
  };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, submitStaff);

export default function AdminStaff() {
  const { members, invitations, ...demand } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const passOn = answer && "passOn" in answer ? answer.passOn : undefined;
  const state = answer?.form;
  const isOfDemand = state?.values.intent === "second-step";
  const isOfRole = state?.values.intent === "role";
  return (
    <section className="stack">
      <PageHead
        title="Staff"
        lead={Object.values(staffWords)
          .map(({ name, does }) => `${name}: ${does}.`)
          .join(" ")}
      />
      {passOn && (
        <Notice>
          {`Give this link to ${passOn.name}. It is shown only now and works once, for 7 days: `}
          <span className="join-link">{passOn.link}</span>
        </Notice>
      )}
      <StaffTable members={members} state={isOfRole ? state : undefined} />
      <h2>Invitations</h2>
      <InvitationTable invitations={invitations} />
      <InviteForm key={invitations.length} state={isOfDemand || isOfRole ? undefined : state} />
      <DemandForm {...demand} state={isOfDemand ? state : undefined} />
    </section>
  );
}

function InviteForm({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post" state={state} className="panel stack" aria-labelledby="invite">
      <h2 id="invite">Invite someone</h2>
      <FormProblem />
      <Field name="name" label="Name" maxLength={100} autoComplete="off" required />
      <Field name="email" label="Email" type="email" autoComplete="off" required />
      <SelectField name="staff" label="May do" defaultValue="packer">
        <RoleOptions />
      </SelectField>
      <Button>Invite</Button>
    </Form>
  );
}

type Demand = { isDemanded: boolean; hasTwoFactor: boolean; state: FormState | undefined };

function DemandForm({ isDemanded, hasTwoFactor, state }: Demand) {
  return (
    <Form method="post" state={state} className="panel stack" aria-labelledby="second-step">
      <h2 id="second-step">Two-factor sign-in</h2>
      <FormProblem />
      <p>
        {isDemanded
          ? "It is demanded of everybody in this list: anyone without it must set it up before anything else. Until it is turned off, the API takes no admin calls."
          : "Everybody may use it. If you demand it, all in this list must set it up at their next click, and the API takes no admin calls."}
      </p>
      {!isDemanded && !hasTwoFactor && (
        <p>
          <Link to="/dashboard/admin/two-steps">Set up your own</Link> first.
        </p>
      )}
      <input type="hidden" name="intent" value="second-step" />
      <Button tone="quiet" name="demanded" value={isDemanded ? "no" : "yes"}>
        {isDemanded ? "Demand it no longer" : "Demand it of all staff"}
      </Button>
    </Form>
  );
}
