import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { bookRows } from "~/people/privacy/breaches/breach-page.server";
import { breachesPath, breachPath } from "~/people/privacy/breaches/paths";
import { ButtonLink } from "~/base/ui/button";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Breach book" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return bookRows();
}

export default function Breaches() {
  return (
    <section className="stack">
      <ListHead
        title="Breach book"
        action={<ButtonLink to={`${breachesPath}/new`}>Write down a breach</ButtonLink>}
      />
      <Table
        rows={useLoaderData<typeof loader>()}
        keyOf={({ id }) => id}
        empty={<p>No breach is in the book.</p>}
        columns={[
          {
            head: "Breach",
            kind: "name",
            cell: ({ id, title }) => <Link to={breachPath(id)}>{title}</Link>,
          },
          { head: "Noticed", cell: ({ noticed }) => noticed },
          { head: "Board told", cell: ({ board }) => board },
          { head: "Letters", cell: ({ letters }) => letters },
        ]}
      />
      <ListFoot about="Data in wrong hands, lost or changed: a stolen phone, a mail to the wrong person, somebody in an account. The law wants the people and the Data Protection Board told without delay, the Board in detail within 72 hours, and CERT-In within 6 hours of an attack on computers." />
    </section>
  );
}
