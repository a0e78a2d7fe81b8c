/** The frame of a page of rules: readable on a screen and on paper. `updated` is the day it last changed. */
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
            Last updated: <time dateTime={updated.iso}>{updated.day}</time>
          </p>
        )}
      </header>
      <div className="prose">{children}</div>
    </div>
  );
}
