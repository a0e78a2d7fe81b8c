import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { PersonFacts } from "~/office/dashboard/person-facts";
import { t } from "~/base/words/say";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Dashboard") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { name, email, phone } = await requireUser(args);
  return { name, email, phone };
}

export default function UserHome() {
  const person = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("Dashboard")} />
      <section className="panel">
        <PersonFacts person={person} />
      </section>
      <ul className="ways">
        <li>
          <Link className="panel way" to="/dashboard/user/orders">
            <strong>{t("Your orders")}</strong>
            <span>{t("What you bought and how far it has come")}</span>
          </Link>
        </li>
        <li>
          <Link className="panel way" to="/dashboard/user/profile">
            <strong>{t("Your profile")}</strong>
            <span>{t("Phone, address and password")}</span>
          </Link>
        </li>
        <li>
          <Link className="panel way" to="/dashboard/user/addresses">
            <strong>{t("Your addresses")}</strong>
            <span>{t("Where your parcels go")}</span>
          </Link>
        </li>
        <li>
          <Link className="panel way" to="/dashboard/user/trade">
            <strong>{t("Trade prices")}</strong>
            <span>{t("For firms that buy regularly")}</span>
          </Link>
        </li>
        <li>
          <Link className="panel way" to="/dashboard/user/my-data">
            <strong>{t("My data")}</strong>
            <span>{t("What we know of you: take it, correct it, erase it")}</span>
          </Link>
        </li>
        <li>
          <Link className="panel way" to="/quick-order">
            <strong>{t("Quick order")}</strong>
            <span>{t("All packs on one sheet, any number of each")}</span>
          </Link>
        </li>
      </ul>
    </>
  );
}
