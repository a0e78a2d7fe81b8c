export const selfAuditPath = "/dashboard/admin/self-audit";

/** Where everybody reads the certificate; `number`: an earlier one. */
export const certificatePath = "/dark-patterns";
export const earlierPath = (number: number) => `${certificatePath}/${number}`;
