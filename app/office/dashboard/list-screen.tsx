import { formatIndian } from "~/base/lib/india/format-indian";
import { isFiltering, type ListFilter } from "~/base/lib/list-filter";
import { FilterForm } from "~/base/ui/filter-form";
import { Pager } from "~/base/ui/pager";

type Props = {
  title: string;
  /** One and several of what is listed, such as `["batch", "batches"]`. */
  of: [one: string, several: string];
  /** Its address. */
  path: string;
  place: { total: number; page: number; pages: number };
  /** What is most often done there. */
  action?: React.ReactNode;
  filter?: ListFilter;
  /** The fields of the filter, named like its parts; none: the list has no filter. */
  fields?: React.ReactNode;
  /** The link that clears the filter. */
  clear?: string;
  /** The sentence that an empty list shows while nothing is filtered; "" where the list says it itself. */
  none: string;
  /** What the list is. */
  about?: React.ReactNode;
  /** What else can be done with it. */
  foot?: React.ReactNode;
  /** The list. */
  children: React.ReactNode;
};

/** A screen that is a list: title, filter, the list, how much it holds, pages. */
export function ListScreen({ of, path, place, filter = {}, fields, none, ...rest }: Props) {
  const { title, action, clear, about, foot, children } = rest;
  const [one, several] = of;
  const { total, ...pages } = place;
  const words = isFiltering(filter) ? `No ${one} is like that.` : none;
  return (
    <section className="stack">
      <ListHead title={title} action={action}>
        {fields && (
          <FilterForm list={path} filter={filter} {...(clear && { clear })}>
            {fields}
          </FilterForm>
        )}
      </ListHead>
      {children}
      {total === 0 && none && (
        <div className="empty">
          <p>{words}</p>
        </div>
      )}
      <ListFoot about={about}>
        {total > 0 && (
          <p className="muted" role="status">
            {`${formatIndian(total)} ${total === 1 ? one : several}`}
          </p>
        )}
        {foot}
      </ListFoot>
      <Pager label={`Pages of ${several}`} {...pages} query={filter} />
    </section>
  );
}

/**
 * The first line of a list: its title, what is most often done there, and the filter (`children`), which opens below. What
 * explains the list is below it (`ListFoot`), so that the list begins on top of a phone's screen.
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
