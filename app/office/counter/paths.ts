export const counterPath = "/dashboard/admin/counter";
