import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { oilsPage } from "~/goods/catalogue/family/oils.server";
import { PackLines } from "~/goods/catalogue/family/pack-lines";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { keywordIn, queryOf } from "~/base/lib/list-filter";
import { FilterForm, KeywordField } from "~/base/ui/filter-form";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Oils" });

const path = "/dashboard/admin/oils";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const query = new URL(args.request.url).searchParams;
  const q = keywordIn(query);
  const after = (query.get("after") ?? "").slice(0, 100);
  return { q, after, ...oilsPage({ q, after }) };
}

export default function AdminOils() {
  const { q, after, oils, next } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <ListHead title="Oils">
        <FilterForm list={path} filter={{ q }} clear="Show all oils">
          <KeywordField label="Name begins with" value={q} />
        </FilterForm>
      </ListHead>
      {oils.length === 0 && <p className="muted">There is no oil of this name yet.</p>}
      {oils.map(({ name, slug, packs }) => (
        <section key={slug} className="stack" aria-label={name}>
          <h2>
            <Link to={`/dashboard/admin/family/${slug}`}>{name}</Link>
          </h2>
          <PackLines packs={packs} />
        </section>
      ))}
      {(after !== "" || next !== null) && (
        <p className="row">
          {after !== "" && <Link to={`${path}${queryOf({ q }, 1)}`}>From the beginning</Link>}
          {next !== null && <Link to={`${path}${queryOf({ q, after: next }, 1)}`}>More oils</Link>}
        </p>
      )}
      <ListFoot
        about={
          <>
            Each oil with its sizes. A product whose form names no oil stands in the list of{" "}
            <Link to="/dashboard/admin/products">Products</Link> only.
          </>
        }
      />
    </section>
  );
}
