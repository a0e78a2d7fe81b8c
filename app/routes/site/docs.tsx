import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { login } from "~/people/accounts/sign-in-contract";
import { pageMeta } from "~/layout/page-meta";
import { shopAddress } from "~/base/lib/http/listening.server";
import { settings } from "~/base/lib/env/settings.server";
import { CallSection } from "~/layout/contract/call-section";
import { curlOf } from "~/layout/contract/curl";
import { describedTopics } from "~/layout/contract/described";
import { DocsContents } from "~/layout/contract/docs-contents";
import { introSections } from "~/layout/contract/intro-sections";
import { realValues } from "~/layout/contract/real-values.server";
import styles from "~/layout/contract/docs.css?url";
import { PageHead } from "~/base/ui/page-head";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "API",
      description: "How other programs use the shop: every call of its API, with examples.",
    },
    matches,
  );

export function loader({ request }: LoaderFunctionArgs) {
  const base = `${shopAddress(request)}/api/v1`;
  return {
    facts: { base, loginCurl: curlOf(login, base), ...settings.api },
    topics: describedTopics(base, realValues()),
  };
}

export default function Docs() {
  const { facts, topics } = useLoaderData<typeof loader>();
  return (
    <div className="page docs">
      <PageHead
        title="API"
        lead={
          <>
            How other programs use the shop: a shop window of your own, an app, a spreadsheet. The
            same for tools, as OpenAPI 3.1: <a href="/api/v1/openapi.json">openapi.json</a>
          </>
        }
      />
      <div className="split">
        <DocsContents topics={topics} />
        <div className="docs-body">
          {introSections.map(({ id, title, Body }) => (
            <section key={id} className="docs-intro" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <Body {...facts} />
            </section>
          ))}
          {topics.map(({ id, title, calls }) => (
            <section key={id} className="docs-topic" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {calls.map((call) => (
                <CallSection key={call.id} call={call} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
