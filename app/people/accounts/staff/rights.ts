import type { StaffRole } from "~/base/db/statuses";
import type { Member } from "../member";

/**
 * Who may do what in the admin area: the one table of it. The owner (`role` 1) may do everything; a right lists who else has it.
 * A new screen is one path in `doors.ts`; one that stands nowhere is open to nobody but the owner, and fails
 * `tests/admin-doors.test.ts`.
 */
const rights = {
  /** What everybody on the staff has: Today, the search, their own profile. */
  area: ["packer", "seller"],
  /** Where two-factor sign-in is set up; open also to those who must not go on without it. */
  "two-factor": ["packer", "seller"],
  /** Orders without money: what is in a parcel, whom it goes to, and that it is packed and sent. */
  parcels: ["packer", "seller"],
  /** Counting and taking in packs, noting batches. */
  stock: ["packer", "seller"],
  /** The mill book without what was paid: seed, pressing, tanks, filling. */
  mill: ["packer", "seller"],
  /** Orders with their sums, the counter, quotes, enquiries, complaints, invoices of one order. */
  orders: ["seller"],
  /** The cash drawer: opened, paid out of, counted and signed; the last days of it. */
  till: ["seller"],
  goods: ["seller"],
  prices: ["seller"],
  customers: ["seller"],
  /** Giving money back, settings, users, reports, logs, files with every buyer in them. */
  owner: [],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

/** Whether this person has the right. */
export function may({ role, staff }: Member, right: Right): boolean {
  const others: readonly StaffRole[] = rights[right];
  return role === 1 || (staff !== null && others.includes(staff));
}
