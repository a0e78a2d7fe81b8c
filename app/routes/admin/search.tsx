import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { screenOfNumber } from "~/office/dashboard/search/exact-number.server";
import { everythingWith } from "~/office/dashboard/search/found.server";
import { HitList } from "~/office/dashboard/search/hit-list";
import { pageMeta } from "~/layout/page-meta";
import { seeOther } from "~/base/lib/http/http";
import { keywordIn } from "~/base/lib/list-filter";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Search" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "area");
  const keyword = keywordIn(new URL(args.request.url).searchParams);
  const screen = screenOfNumber(keyword, member);
  if (screen) throw seeOther(screen);
  return { keyword, groups: everythingWith(keyword, member) };
}

export default function AdminSearch() {
  const { keyword, groups } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <h1>{keyword ? `Found for “${keyword}”` : "Search"}</h1>
      {groups.length === 0 && (
        <div className="empty">
          {keyword && <p role="status">{`Nothing has “${keyword}”.`}</p>}
          <p className="muted">
            Type an order number, a name, a phone number, an email, a city or PIN, a tracking
            number, an invoice, a payment id, a product or its bar code, a batch or a quote.
          </p>
        </div>
      )}
      {groups.map((group) => (
        <HitList key={group.name} group={group} />
      ))}
    </section>
  );
}
