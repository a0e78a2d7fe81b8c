import { useId } from "react";

export function DashboardSection({
  id,
  title,
  children,
}: {
  /** For links to this section. */
  id?: string;
  title: string;
  children: React.ReactNode;
}) {
  const heading = useId();
  return (
    <section id={id} className="dashboard-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
