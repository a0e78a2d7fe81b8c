import { grievancesDue } from "~/grievances/grievances.server";
import { adminPath } from "~/grievances/paths";
import type { Matter } from "./matters";

/** Complaints whose clock has run out, and those whose clock soon does. */
export function grievanceMatters(): Matter[] {
  const { overdue, due } = grievancesDue();
  return [
    {
      count: overdue,
      one: "complaint is overdue by law",
      many: "complaints are overdue by law",
      to: `${adminPath}?state=overdue`,
    },
    {
      count: due,
      one: "complaint is due soon",
      many: "complaints are due soon",
      to: `${adminPath}?state=due`,
    },
  ];
}
