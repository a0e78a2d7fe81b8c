import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { fieldId } from "~/base/ui/field-id";
import { FormProblem } from "~/base/ui/form-problem";
import { type StaffRole, staffRoles } from "~/base/db/statuses";
import { Button } from "~/base/ui/button";
import { Select } from "~/base/ui/field";
import { Table } from "~/base/ui/table";
import { staffWords } from "../staff-words";
import { Version } from "~/base/ui/version";

type Member = {
  id: string;
  name: string;
  email: string;
  staff: StaffRole | null;
  lastUsed: string;
  hasTwoFactor: boolean;
  /** Of the role. */
  version: string;
};

/** Who works in the admin area. */
export function StaffTable({
  members,
  state,
}: {
  members: Member[];
  /** Of a role that was not saved. */
  state: FormState | undefined;
}) {
  return (
    <Table
      rows={members.map((row) => ({
        ...row,
        state: row.id === state?.values.user ? state : undefined,
      }))}
      keyOf={({ id }) => id}
      empty={null}
      columns={[
        { head: "Name", kind: "name", cell: ({ name }) => name },
        { head: "Email", cell: ({ email }) => email },
        { head: "Last seen", cell: ({ lastUsed }) => lastUsed },
        { head: "Two-factor", cell: ({ hasTwoFactor }) => (hasTwoFactor ? "on" : "off") },
        { head: "Role", cell: RoleForm },
      ]}
    />
  );
}

function RoleForm({ id, name, staff, version, state }: Member & { state: FormState | undefined }) {
  if (staff === null) return <span className="badge badge-warn">Admin</span>;
  return (
    <Form key={version} method="post" state={state} className="row">
      <input type="hidden" name="intent" value="role" />
      <FormProblem at={id} />
      <input type="hidden" name="user" value={id} />
      <Version value={version} />
      <Select
        id={fieldId("staff", id)}
        name="staff"
        aria-label={`Role of ${name}`}
        defaultValue={state?.values.staff ?? staff}
      >
        <RoleOptions />
        <option value="">Not on the staff</option>
      </Select>
      <Button tone="quiet" aria-label={`Save the role of ${name}`}>
        Save
      </Button>
    </Form>
  );
}

/** The roles as options of a select. */
export function RoleOptions() {
  return staffRoles.map((role) => (
    <option key={role} value={role}>
      {staffWords[role].name}
    </option>
  ));
}

type Invited = { name: string; email: string; staff: StaffRole; expires: string };

/** Invitations that nobody has accepted yet. */
export function InvitationTable({ invitations }: { invitations: Invited[] }) {
  return (
    <Table
      rows={invitations}
      keyOf={({ email }) => email}
      empty={<p className="muted">No invitation is open.</p>}
      columns={[
        { head: "Name", kind: "name", cell: ({ name }) => name },
        { head: "Email", cell: ({ email }) => email },
        { head: "Role", cell: ({ staff }) => staffWords[staff].name },
        { head: "Works until", cell: ({ expires }) => expires },
        { head: "Actions", cell: InvitationForms },
      ]}
    />
  );
}

function InvitationForms({ name, email }: Invited) {
  return (
    <Form method="post" className="row">
      <input type="hidden" name="email" value={email} />
      <Button tone="quiet" name="intent" value="again" aria-label={`Invite ${name} again`}>
        Invite again
      </Button>
      <Button tone="quiet" name="intent" value="cancel" aria-label={`Cancel ${name}’s invitation`}>
        Cancel
      </Button>
    </Form>
  );
}
