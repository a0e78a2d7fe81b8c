import { users } from "~/base/db/schema";
import type { StaffRole } from "~/base/db/statuses";

export type Viewer = {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  /** 1 admin, 0 shopper. */
  role: number;
  /** What the owner lets this person do in the admin area; null: a shopper or an admin. */
  staff: StaffRole | null;
};

/** The columns of `users` that may leave this room: no hashes. */
export const viewerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  address: users.address,
  role: users.role,
  staff: users.staff,
};
