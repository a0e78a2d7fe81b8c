import { Link } from "@remix-run/react";

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

/** Users as a table; on a phone as cards. */
export function UserTable({ users }: { users: Row[] }) {
  return (
    <div className="table user-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Phone</th>
            <th scope="col" className="number">
              Paid orders
            </th>
            <th scope="col" className="number">
              Amount
            </th>
            <th scope="col">Since</th>
            <th scope="col">Role</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <th scope="row" data-label="Name">
                <Link className="user-link" to={`/dashboard/admin/users/${user.id}`}>
                  {user.name}
                </Link>
              </th>
              <td data-label="Email">{user.email}</td>
              <td data-label="Phone" className="phone">
                {user.phone || "–"}
              </td>
              <td data-label="Paid orders" className="number">
                {user.paidOrders}
              </td>
              <td data-label="Amount" className="number">
                {user.amount}
              </td>
              <td data-label="Since" className="since">
                {user.since}
              </td>
              <td data-label="Role">
                <RoleBadge role={user.role} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function RoleBadge({ role }: { role: number }) {
  return role === 1 ? (
    <span className="badge badge-warn">Admin</span>
  ) : (
    <span className="badge badge-neutral">Shopper</span>
  );
}
