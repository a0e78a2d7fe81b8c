import { withParts } from "~/base/words/say";

/** Layout of a policy page, for screen and print. `updated`: the day of the last change. */
export function Policy({
  title,
  lead,
  updated,
  children,
}: {
  title: string;
  lead: React.ReactNode;
  updated?: { day: string; iso: string };
  children: React.ReactNode;
}) {
  return (
    <div className="page policy">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {updated && (
          <p className="muted small">
            {withParts("Last updated: <time>{day}</time>", {
              day: updated.day,
              time: (day) => <time dateTime={updated.iso}>{day}</time>,
            })}
          </p>
        )}
      </header>
      <div className="prose">{children}</div>
    </div>
  );
}
