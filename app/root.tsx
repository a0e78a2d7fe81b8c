import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { categoryLinks } from "./goods/catalogue/categories.server";
import { translated } from "./goods/catalogue/translated.server";
import { Document } from "./layout/document";
import { ErrorPage } from "./layout/error-page";
import { errorHead, pageMeta } from "./layout/page-meta";
import type { Frame } from "./layout/frame";
import { useFrame } from "./layout/use-frame";
import { newestSigned } from "~/office/self-audit/certificates.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { settings } from "./base/lib/env/settings.server";
import { frameCompany } from "./upkeep/pages/company";
import { companyFacts } from "./upkeep/pages/company.server";
import { visitorFor } from "./layout/visitor.server";
import styles from "./base/ui/styles.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ error, matches }) => pageMeta(errorHead(error), matches);

export async function loader(args: LoaderFunctionArgs) {
  const categories = translated(categoryLinks()).map(linkOf);
  const company = frameCompany(companyFacts());
  const { visitor, headers } = await visitorFor(args);
  const frame = {
    ...visitor,
    categories,
    company,
    /** For the head of each page: see `frameOf`. */
    address: shopAddress(args.request),
    certified: newestSigned() !== null,
    demo: settings.mode === "demo",
    keepsPages: settings.serviceWorker,
  } satisfies Frame & { address: string };
  return data(frame, headers && { headers });
}

const linkOf = ({ name, slug, nameLang }: Frame["categories"][number]) => ({
  name,
  slug,
  ...(nameLang && { nameLang }),
});

export default function Root() {
  return <Outlet />;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return <Document frame={useFrame()}>{children}</Document>;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
