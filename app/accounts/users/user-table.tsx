import { Link } from "@remix-run/react";
import { Table } from "~/ui/table";

type Row = {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: number;
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

export function RoleBadge({ role }: { role: number }) {
  return role === 1 ? (
    <span className="badge badge-warn">Admin</span>
  ) : (
    <span className="badge badge-neutral">Shopper</span>
  );
}
