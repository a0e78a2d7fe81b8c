import type { StaffRole } from "~/base/db/statuses";

/** Somebody who is signed in; shoppers have neither role nor staff. */
export type Member = { role: number; staff: StaffRole | null };

/** Whether this person is the owner or works for the shop. */
export const isStaff = ({ role, staff }: Member): boolean => role === 1 || staff !== null;
