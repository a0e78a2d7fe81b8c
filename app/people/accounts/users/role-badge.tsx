import type { StaffRole } from "~/base/db/statuses";
import { staffWords } from "../staff-words";

/** What this account may do: an admin's, one of the staff, or a shopper's. */
export function RoleBadge({ role, staff }: { role: number; staff: StaffRole | null }) {
  if (role === 1) return <span className="badge badge-warn">Admin</span>;
  const name = staff ? staffWords[staff].name : "Shopper";
  return <span className="badge badge-neutral">{name}</span>;
}
