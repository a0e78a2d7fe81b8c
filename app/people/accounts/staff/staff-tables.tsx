import { Form } from "~/base/ui/form";
import { type StaffRole, staffRoles } from "~/base/db/statuses";
import { Button } from "~/base/ui/button";
import { Select } from "~/base/ui/field";
import { Table } from "~/base/ui/table";
import { staffWords } from "../staff-words";

type Member = {
  id: string;
  name: string;
  email: string;
  staff: StaffRole | null;
  lastUsed: string;
  hasTwoFactor: boolean;
};

/** Who works in the admin area. */
export function StaffTable({ members }: { members: Member[] }) {
  return (
    <Table
      rows={members}
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

function RoleForm({ id, name, staff }: Member) {
  if (staff === null) return <span className="badge badge-warn">Admin</span>;
  return (
    <Form method="post" className="row">
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="user" value={id} />
      <Select name="staff" aria-label={`Role of ${name}`} defaultValue={staff}>
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
