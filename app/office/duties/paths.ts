export const dutiesPath = "/dashboard/admin/duties";

/** The page of one duty and one period. */
export const dutyPath = ({ duty, period }: { duty: string; period: string }): string =>
  `${dutiesPath}/${duty}/${period}`;
