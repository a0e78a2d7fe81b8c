import { RoleBadge } from "~/people/accounts/users/role-badge";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";

type Row = {
  path: string;
  name: string;
  phone: string;
  /** Null: WhatsApp knows no such number. */
  whatsApp: string | null;
  email: string;
  account: Parameters<typeof RoleBadge>[0] | null;
  orders: number;
  paid: string;
  last: string;
};

/** Accounts and guests, with what they ordered. */
export function CustomerTable({ customers, empty }: { customers: Row[]; empty: React.ReactNode }) {
  return (
    <Table
      className="tight customer-table"
      rows={customers}
      keyOf={({ path }) => path}
      empty={empty}
      columns={[
        { head: "Name", kind: "name", cell: CustomerLink },
        { head: "Phone", className: "phone wide", cell: Phone },
        { head: "Email", className: "wide", cell: ({ email }) => email || "–" },
        { head: "Orders", kind: "number", cell: ({ orders }) => orders },
        { head: "Paid", kind: "number", cell: ({ paid }) => paid },
        { head: "Last order", label: "Last", className: "since", cell: ({ last }) => last },
        {
          head: "Account",
          cell: ({ account }) => (account ? <RoleBadge {...account} /> : "Guest"),
        },
      ]}
    />
  );
}

function CustomerLink({ path, name }: Row) {
  return <Link to={path}>{name}</Link>;
}

function Phone({ name, phone, whatsApp }: Row) {
  if (phone === "") return "–";
  if (!whatsApp) return phone;
  return (
    <>
      {`${phone} `}
      <a href={whatsApp} rel="noopener noreferrer" aria-label={`WhatsApp to ${name}`}>
        WhatsApp
      </a>
    </>
  );
}
