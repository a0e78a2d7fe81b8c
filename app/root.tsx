import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "@remix-run/react";
import { viewerOf } from "./accounts/viewer.server";
import { cartCount } from "./cart/cart.server";
import { categoryLinks } from "./catalogue/categories.server";
import { openTasks } from "./checkout/review/reviews.server";
import { Document } from "./layout/document";
import { ErrorPage } from "./layout/error-page";
import { pageMeta } from "./layout/page-meta";
import { shopAddress } from "./lib/listening.server";
import { settings } from "./lib/settings.server";
import { toastOf } from "./lib/toast.server";
import { companyFacts } from "./pages/company.server";
import styles from "./ui/styles.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ error }) =>
  pageMeta({ title: isRouteErrorResponse(error) && error.status === 404 ? "Page not found" : "" });

export async function loader(args: LoaderFunctionArgs) {
  const [viewer, cart, categories, company, { toast, headers }] = await Promise.all([
    viewerOf(args),
    cartCount(args),
    categoryLinks(),
    companyFacts(),
    toastOf(args.request),
  ]);
  return data(
    {
      viewer: viewer && {
        id: viewer.id,
        name: viewer.name,
        email: viewer.email,
        role: viewer.role,
      },
      /** How much waits for a person; for admins. */
      tasks: viewer?.role === 1 ? await openTasks() : 0,
      cart,
      categories,
      company,
      /** For the head of every page: see `frameOf`. */
      address: shopAddress(args.request),
      toast,
      demo: settings.mode === "demo",
      keepsPages: settings.serviceWorker,
    },
    { headers },
  );
}

/** A new page of the same list changes nothing in the frame around it. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  if (!formMethod && currentUrl.pathname === nextUrl.pathname) return false;
  return defaultShouldRevalidate;
}

export default function Root() {
  return <Outlet />;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return <Document frame={useRouteLoaderData<typeof loader>("root")}>{children}</Document>;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
