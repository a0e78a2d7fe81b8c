import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { CardProduct } from "~/goods/catalogue/product";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";

// The least a Node server can do that renders with React: `GET /<cards>` renders so many product cards and nothing else.

const product = (index: number): CardProduct => ({
  id: `bench-product-${index}`,
  name: `Gondal Sing Tel Tin No. ${index}`,
  slug: `bench-${index}`,
  pricePaise: 20_900 + index * 100,
  volumeMl: 5000,
  isSoldOut: false,
  measure: "l",
  netWeightG: 4550,
  containers: 1,
  hsn: "1508",
  photo: {
    hash: "0".repeat(64),
    alt: "A tin of oil",
    width: 1200,
    height: 1200,
    colour: "#c89b4a",
  },
});
const shelf = Array.from({ length: 100 }, (_, index) => product(index));

const routers = new Map<string, ReturnType<typeof routerOf>>();

createServer((request, response) => {
  const url = request.url ?? "/";
  const made = routers.get(url) ?? routerOf(Number(url.slice(1)) || 1);
  routers.set(url, made);
  const html = renderToString(
    <StaticRouterProvider router={made.router} context={made.context} hydrate={false} />,
  );
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(html);
}).listen(Number(process.env.PORT), "127.0.0.1");

/** The card's link asks for a router. It is made once, so that what is measured is the rendering. */
function routerOf(cards: number) {
  const context = {
    basename: "",
    location: { pathname: "/", search: "", hash: "", state: null, key: "" },
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return {
    context,
    router: createStaticRouter([{ path: "*", element: <Cards count={cards} /> }], context),
  };
}

function Cards({ count }: { count: number }) {
  return (
    <>
      {shelf.slice(0, count).map((one) => (
        <ProductCard key={one.id} product={one} />
      ))}
    </>
  );
}
