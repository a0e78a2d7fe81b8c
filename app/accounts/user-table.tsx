type Row = { id: string; name: string; email: string; phone: string; role: number; since: string };

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
            <th scope="col">Since</th>
            <th scope="col">Role</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <th scope="row" data-label="Name">
                {user.name}
              </th>
              <td data-label="Email">{user.email}</td>
              <td data-label="Phone">{user.phone || "–"}</td>
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

function RoleBadge({ role }: { role: number }) {
  return role === 1 ? (
    <span className="badge badge-warn">Admin</span>
  ) : (
    <span className="badge badge-neutral">Shopper</span>
  );
}
