import adminScript from "virtual:admin-script";
import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { categoryLinks } from "./catalogue/categories.server";
import { Document } from "./layout/document";
import { ErrorPage } from "./layout/error-page";
import { pageMeta } from "./layout/page-meta";
import { type FrameData, useFrame } from "./layout/use-frame";
import { shopAddress } from "~/lib/http/listening.server";
import { settings } from "./lib/env/settings.server";
import { companyFacts } from "./pages/company.server";
import { visitorText } from "./layout/visitor.server";
import styles from "./ui/styles.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ error }) =>
  pageMeta({ title: isRouteErrorResponse(error) && error.status === 404 ? "Page not found" : "" });

export async function loader(args: LoaderFunctionArgs) {
  const categories = categoryLinks();
  const company = companyFacts();
  const { visitor, headers } = await visitorText(args);
  const frame = {
    visitor,
    categories,
    company,
    /** For the head of each page: see `frameOf`. */
    address: shopAddress(args.request),
    demo: settings.mode === "demo",
    keepsPages: settings.serviceWorker,
  } satisfies FrameData & { address: string };
  return data(frame, headers && { headers });
}

/** Another page of the same list does not change the frame; revisiting the same URL may. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  const isSamePath = currentUrl.pathname === nextUrl.pathname;
  if (!formMethod && isSamePath && currentUrl.search !== nextUrl.search) return false;
  return defaultShouldRevalidate;
}

export default function Root() {
  return <Outlet />;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <Document frame={useFrame()} adminScript={adminScript}>
      {children}
    </Document>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
