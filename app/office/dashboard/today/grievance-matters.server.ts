import { grievancesDue, spamDue } from "~/sales/grievances/grievances.server";
import { adminPath } from "~/sales/grievances/paths";
import type { Matter } from "./matters";

/** Complaints whose clock has run out, and those whose clock soon does; apart from them what may be spam: the law gives it the same clock. */
export function grievanceMatters(): Matter[] {
  const { overdue, due } = grievancesDue();
  const spam = spamDue();
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
    {
      count: spam.overdue,
      one: "complaint that may be spam is overdue by law",
      many: "complaints that may be spam are overdue by law",
      to: `${adminPath}?state=spam`,
    },
    {
      count: spam.running,
      one: "complaint may be spam, but its 48 hours run",
      many: "complaints may be spam, but their 48 hours run",
      to: `${adminPath}?state=spam`,
    },
  ];
}
