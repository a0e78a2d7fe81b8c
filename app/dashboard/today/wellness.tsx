import { Link } from "~/ui/link";

/** Whether the shop can work: mail, payments, backup, disk and jobs. `problems`: what needs a look, one sentence each. */
export function Wellness({ problems }: { problems: string[] }) {
  if (problems.length === 0) return <p className="muted">All is well.</p>;
  return (
    <p>
      <Link to="/dashboard/admin/health">
        {problems.length === 1 ? problems[0] : `${problems.length} things need a look`}
      </Link>
    </p>
  );
}
