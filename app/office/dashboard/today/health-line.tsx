import { Link } from "~/base/ui/link";

/** Whether the shop can work: mail, payments, backup, disk and jobs. `problems`: what needs a look, one sentence each. `isQuiet`: nothing else waits. */
export function HealthLine({ problems, isQuiet }: { problems: string[]; isQuiet: boolean }) {
  if (problems.length === 0) return isQuiet ? <p className="muted">All is well.</p> : null;
  return (
    <p>
      <Link to="/dashboard/admin/health">
        {problems.length === 1 ? problems[0] : `${problems.length} things need a look`}
      </Link>
    </p>
  );
}
