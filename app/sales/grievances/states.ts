/** The owner's choice of complaints; none: all that are not settled. */
export const grievanceStates = {
  overdue: "Overdue",
  due: "Due soon",
  acknowledge: "To be acknowledged",
  settled: "Settled",
  spam: "May be spam",
};

export type GrievanceState = keyof typeof grievanceStates;
