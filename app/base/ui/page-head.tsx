type Props = {
  title: React.ReactNode;
  /** A sentence below the title. */
  lead?: React.ReactNode;
  /** A line above the title: the link to where the page belongs. */
  eyebrow?: React.ReactNode;
  children?: React.ReactNode;
};

/** What a page begins with. */
export function PageHead({ title, lead, eyebrow, children }: Props) {
  return (
    <header className="page-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
