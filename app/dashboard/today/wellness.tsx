import { Link } from "@remix-run/react";

/** How the shop is, in a line. */
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
