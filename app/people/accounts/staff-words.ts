import type { StaffRole } from "~/base/db/statuses";

/** Path of the owner's screen. */
export const staffPath = "/dashboard/admin/staff";

/** What each role may do, for those who give it and those who get it. */
export const staffWords: Record<StaffRole, { name: string; does: string }> = {
  packer: {
    name: "Packer",
    does: "packs and sends orders and counts packs, and sees no sums",
  },
  seller: {
    name: "Seller",
    does: "orders, counter, quotes, enquiries, customers, goods, stock and prices; no settings, refunds or reports",
  },
};
