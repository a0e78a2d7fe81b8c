import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { PasswordField } from "~/people/accounts/password-field";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";
import { pageMeta } from "~/layout/page-meta";
import { ToastStrip } from "~/base/ui/toasts";
import { notFound } from "~/base/lib/http/http";
import { settings } from "~/base/lib/env/settings.server";
import { OrderTimeline } from "~/sales/orders/page/order-timeline";
import { Button, ButtonLink } from "~/base/ui/button";
import { PageDialog } from "~/base/ui/page-dialog";
import { PageHead } from "~/base/ui/page-head";
import { Answers } from "~/office/dashboard/styleguide/answers";
import { ColourTokens, Contrasts } from "~/office/dashboard/styleguide/colour-tokens";
import { Fields, FormProblems } from "~/office/dashboard/styleguide/fields";
import { Pressables } from "~/office/dashboard/styleguide/pressables";
import { SizeTokens } from "~/office/dashboard/styleguide/size-tokens";
import { Specimen, State } from "~/office/dashboard/styleguide/specimen";
import sheet from "~/office/dashboard/styleguide/styleguide.css?url";
import { Tables } from "~/office/dashboard/styleguide/tables";
import {
  colours,
  pairs,
  radii,
  shadows,
  sizes,
  spaces,
} from "~/office/dashboard/styleguide/tokens.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Style guide" });
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** For developers; 404 in production. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  if (settings.mode === "production") throw notFound();
  return { colours, pairs, sizes, spaces, radii, shadows };
}

export default function AdminStyleguide() {
  const { colours, pairs, ...measures } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Style guide" lead="Every part the screens are made of, in every state." />
      <ColourTokens colours={colours} />
      <Contrasts pairs={pairs} />
      <SizeTokens {...measures} />
      <Pressables />
      <Fields>
        <PasswordField name="secret" label="Password" autoComplete="off" />
        <PasswordField name="wrong" id="wrong-secret" label="Refused password" />
      </Fields>
      {query.has("refused") ? (
        <FormProblems />
      ) : (
        <p>
          <Link to="?refused">Show refused forms</Link>
        </p>
      )}
      <Answers />
      <Toasts />
      <Tables />
      <Cards />
      <Specimen name="Timeline">
        <OrderTimeline journey={journey} label="How far it is" />
      </Specimen>
      <Specimen name="Dialog">
        <p>
          <Link to="?dialog">Open a dialog</Link>
        </p>
        {query.has("dialog") && <Dialog />}
      </Specimen>
    </>
  );
}

const toastTypes = ["success", "error", "info", "warning", "loading"] as const;

/** Toasts disappear after their usual time; reload the page to see them again. */
function Toasts() {
  return (
    <Specimen name="Toasts">
      {toastTypes.map((type) => (
        <ToastStrip key={type} type={type} message={`Item Added to cart (${type})`} />
      ))}
    </Specimen>
  );
}

const litres = {
  measure: "l",
  pieces: null,
  netWeightG: null,
  containers: 1,
  hsn: "1508",
} as const;
const card = {
  id: "card",
  slug: "none",
  pricePaise: 145000,
  volumeMl: 5000,
  ...litres,
  photo: null,
  isSoldOut: false,
};

function Cards() {
  return (
    <Specimen name="Cards">
      <ul className="product-grid">
        <li>
          <ProductCard product={{ ...card, name: "Photo missing" }} to="#cards">
            <Button type="button">ADD TO CART</Button>
          </ProductCard>
        </li>
        <li>
          <ProductCard
            product={{ ...card, name: "A name of more than thirty characters", volumeMl: 1000 }}
            to="#cards"
          />
        </li>
        <li>
          <ProductCard product={{ ...card, name: "Sold out", isSoldOut: true }} to="#cards" />
        </li>
      </ul>
      <State name="panel">
        <div className="panel">A panel holds what belongs together.</div>
      </State>
    </Specimen>
  );
}

const journey = {
  steps: [
    { name: "Placed", at: Date.UTC(2026, 9, 11), state: "done" as const },
    { name: "Paid", at: null, state: "done" as const },
    { name: "Shipped", at: Date.UTC(2026, 9, 12), state: "now" as const },
    { name: "Delivered", at: null, state: "ahead" as const },
  ],
  parcels: [{ id: "first", courier: "DTDC", awb: "D12345678", link: null }],
};

function Dialog() {
  return (
    <PageDialog label="Delete category" closeTo="?">
      <h2>Delete Bulk Packs?</h2>
      <p>Its three products stay and have to be moved first.</p>
      <div className="actions">
        <Button type="button" tone="danger">
          Delete
        </Button>
        <ButtonLink tone="quiet" to="?">
          Cancel
        </ButtonLink>
      </div>
    </PageDialog>
  );
}
