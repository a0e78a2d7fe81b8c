/** The list of returns that buyers ask for. */
export const returnsPath = "/dashboard/admin/returns";

/** The page of one of them. */
export const returnPath = (number: string) => `${returnsPath}/${number}`;
