import { withParts } from "~/base/words/say";
import { PageHead } from "~/base/ui/page-head";

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
      <PageHead title={title} lead={lead}>
        {updated && (
          <p className="muted small">
            {withParts("Last updated: <time>{day}</time>", {
              day: updated.day,
              time: (day) => <time dateTime={updated.iso}>{day}</time>,
            })}
          </p>
        )}
      </PageHead>
      <div className="prose">{children}</div>
    </div>
  );
}
