/**
 * The first line of a list: its title, what is most often done there, and the filter (`children`), which opens below. What
 * explains the list stands under it (`ListFoot`), so that the list begins on top of a phone's screen.
 */
export function ListHead({
  title,
  action,
  children,
}: {
  title: string;
  action?: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <header className="list-head">
      <h1>{title}</h1>
      {action}
      {children}
    </header>
  );
}

/** Below a list: how much it holds, what else can be done with it (`children`), and what it is (`about`). */
export function ListFoot({
  about,
  children,
}: {
  about?: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <footer className="list-foot">
      {children}
      {about && <p className="muted small">{about}</p>}
    </footer>
  );
}
