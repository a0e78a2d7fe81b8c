import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { PersonFacts } from "../person-facts";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Dashboard" });

export async function loader(args: LoaderFunctionArgs) {
  const { name, email, phone } = await requireUser(args);
  return { name, email, phone };
}

export default function UserHome() {
  return (
    <>
      <header className="page-head">
        <h1>Dashboard</h1>
      </header>
      <section className="panel">
        <PersonFacts person={useLoaderData<typeof loader>()} />
      </section>
    </>
  );
}
