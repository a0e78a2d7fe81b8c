export const breachesPath = "/dashboard/admin/breaches";
export const breachPath = (id: string) => `${breachesPath}/${id}`;
