import { RoleBadge } from "./user-table";

type Person = {
  email: string;
  phone: string;
  address: string;
  role: number;
  since: string;
  paidOrders: number;
  amount: string;
  sessions: number;
  apiTokens: number;
};

export function UserFacts({ user }: { user: Person }) {
  return (
    <dl className="facts">
      <dt>Role</dt>
      <dd>
        <RoleBadge role={user.role} />
      </dd>
      <dt>Email</dt>
      <dd>{user.email}</dd>
      <dt>Phone</dt>
      <dd>{user.phone || "–"}</dd>
      <dt>Address</dt>
      <dd>{user.address || "–"}</dd>
      <dt>Since</dt>
      <dd>{user.since}</dd>
      <dt>Paid orders</dt>
      <dd>{user.paidOrders}</dd>
      <dt>Amount</dt>
      <dd>{user.amount}</dd>
      <dt>Signed in</dt>
      <dd>{`${browsers(user.sessions)}, ${clients(user.apiTokens)}`}</dd>
    </dl>
  );
}

function browsers(count: number): string {
  return count === 1 ? "1 browser" : `${count} browsers`;
}

function clients(count: number): string {
  return count === 1 ? "1 API client" : `${count} API clients`;
}
