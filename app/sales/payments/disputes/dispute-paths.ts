export const disputesPath = "/dashboard/admin/money/disputes";

/** The page of one case. */
export const disputePath = (id: string) => `${disputesPath}/${id}`;
