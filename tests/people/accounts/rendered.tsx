import { renderToString } from "react-dom/server";
import type { Location, RouteObject } from "react-router-dom";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server";
import { language } from "~/base/words/language";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Member } from "~/people/accounts/member";
import { MemberContext } from "~/people/accounts/staff/use-opens";

type Page = {
  default: React.ComponentType;
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: LoaderFunctionArgs) => unknown;
};

/** The same screen as a member of the staff sees it. */
export const seenBy = (member: Member, page: Page): Page => ({
  ...page,
  default: () => (
    <MemberContext.Provider value={member}>
      <page.default />
    </MemberContext.Provider>
  ),
});

/** What Remix's handler of the language that is spoken knows: it has a prefix before all addresses, but in English. */
export function inLanguagesHandler(location: Location) {
  if (language() === "en") return { basename: "/", location };
  const basename = `/${language()}`;
  return { basename, location: { ...location, pathname: basename + location.pathname } };
}

/** The HTML of a screen (without the frame around it) that answers this request. Throws what it is redirected with. */
export async function htmlOf(
  page: Page,
  { request, context: given, params }: LoaderFunctionArgs,
): Promise<string> {
  const path = new URL(request.url).pathname;
  const routes: RouteObject[] = [
    {
      path,
      Component: page.default,
      ...(page.loader && {
        loader: (args) => page.loader?.({ ...args, params, context: given }) ?? null,
      }),
      ...(page.action && {
        action: (args) => page.action?.({ ...args, params, context: given }) ?? null,
      }),
    },
  ];
  const answer = await createStaticHandler(routes).query(request);
  if (answer instanceof Response) throw answer;
  const context = { ...answer, ...inLanguagesHandler(answer.location) };
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(routes, context)}
      context={context}
      hydrate={false}
    />,
  );
}

/** The attributes of the input (or textarea) with this name. */
export function inputIn(html: string, name: string): string {
  const tag = html
    .match(/<(?:input|textarea)\b[^>]*>/g)
    ?.find((tag) => tag.includes(`name="${name}"`));
  if (!tag) throw new Error(`There is no input "${name}"`);
  return tag;
}
