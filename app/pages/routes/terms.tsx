import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { companyFacts } from "../company.server";
import { Policy } from "../policy";
import { termsSections } from "../terms-sections";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Terms of Service",
      description:
        "The terms of our online shop: orders, prices, payment, personal information, and the law of India that governs them.",
      path: "/Termsofservices",
    },
    matches,
  );

export const loader = () => companyFacts();

export default function Terms() {
  const company = useLoaderData<typeof loader>();
  return (
    <Policy
      title="Terms of Service"
      lead="What you and we can expect of each other, in 20 sections."
    >
      <nav className="panel policy-contents" aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {termsSections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {termsSections.map(({ id, title, Body }, index) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            {index + 1}. {title}
          </h2>
          <Body company={company} />
        </section>
      ))}
    </Policy>
  );
}
