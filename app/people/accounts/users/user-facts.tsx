import type { StaffRole } from "~/base/db/statuses";
import { RoleBadge } from "./role-badge";

type Person = {
  address: string;
  role: number;
  staff: StaffRole | null;
  since: string;
  sessions: number;
  apiTokens: number;
};

/** The account itself; what was bought with it is told by the customer's sheet. */
export function UserFacts({ user }: { user: Person }) {
  return (
    <dl className="facts">
      <dt>Role</dt>
      <dd>
        <RoleBadge {...user} />
      </dd>
      <dt>Address</dt>
      <dd>{user.address || "–"}</dd>
      <dt>Since</dt>
      <dd>{user.since}</dd>
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
