export const grievancesPath = "/grievances";

/** The page of one complaint: its link is the permission. */
export const statusPath = ({ token }: { token: string }) => `/grievance/${token}`;

/** The owner's list. */
export const adminPath = "/dashboard/admin/grievances";

export const adminPathOf = (number: string) => `${adminPath}/${number}`;

/** The National Consumer Helpline of the Government of India. */
export const helpline = { phone: "1915", site: "https://consumerhelpline.gov.in" };
