import { Link } from "~/ui/link";
import type { StaffRole } from "~/db/statuses";
import { Table } from "~/ui/table";
import { staffWords } from "../staff/staff-words";

type Row = {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: number;
  staff: StaffRole | null;
  since: string;
  paidOrders: number;
  amount: string;
};

export function UserTable({ users, empty }: { users: Row[]; empty: React.ReactNode }) {
  return (
    <Table
      className="user-table"
      rows={users}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        { head: "Name", kind: "name", cell: UserLink },
        { head: "Email", cell: ({ email }) => email },
        { head: "Phone", className: "phone", cell: ({ phone }) => phone || "–" },
        { head: "Paid orders", kind: "number", cell: ({ paidOrders }) => paidOrders },
        { head: "Amount", kind: "number", cell: ({ amount }) => amount },
        { head: "Since", className: "since", cell: ({ since }) => since },
        { head: "Role", cell: RoleBadge },
      ]}
    />
  );
}

function UserLink({ id, name }: Row) {
  return (
    <Link className="user-link" to={`/dashboard/admin/users/${id}`}>
      {name}
    </Link>
  );
}

/** What this account may do: an admin's, one of the staff, or a shopper's. */
export function RoleBadge({ role, staff }: Pick<Row, "role" | "staff">) {
  if (role === 1) return <span className="badge badge-warn">Admin</span>;
  const name = staff ? staffWords[staff].name : "Shopper";
  return <span className="badge badge-neutral">{name}</span>;
}
