import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/base/lib/http/http";
import { newId } from "~/base/lib/ids.server";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { productToday } from "~/goods/catalogue/products.server";
import { adminListQuery } from "~/goods/catalogue/admin/admin-list-query";
import { productChoice } from "~/goods/stock/batches/product-choice.server";
import { ProductChoice } from "~/goods/stock/batches/product-choice";
import { pageMeta } from "~/layout/page-meta";
import { NoteForm } from "~/office/mill/note-form";
import { filledProduct, notableIn, notePage } from "~/office/mill/note-page.server";
import { submitEntry } from "~/office/mill/note.server";
import { millPath, notePath, tanksPath } from "~/office/mill/paths";
import { noteWords } from "~/office/mill/words";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { may } from "~/people/accounts/staff/rights";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? noteWords[data.page.kind] : "Mill book" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "mill");
  const kind = kindIn(args);
  const query = new URL(args.request.url).searchParams;
  const product = kind === "fill" ? filledProduct(query) : null;
  const page = notePage(kind, may(member, "owner"), product);
  return {
    page,
    fresh: newId(),
    choice: kind === "fill" && !product ? productChoice(adminListQuery(query)) : null,
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "mill", async (form, member) => {
    const kind = kindIn(args);
    const asked = new URL(args.request.url).searchParams.get("product");
    const product = kind === "fill" ? productToday(asked ?? "") : null;
    if (kind === "fill" && !product) throw notFound();
    return submitEntry(kind, form, {
      actor: member,
      seesMoney: may(member, "owner"),
      productId: product?.id ?? "",
    });
  });

function kindIn({ params }: LoaderFunctionArgs) {
  const kind = notableIn(params.kind);
  if (!kind) throw notFound();
  return kind;
}

export default function AdminMillNote() {
  const { page, fresh, choice } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const missing = missingFor(page);
  const isReady = choice === null && missing === null;
  return (
    <section className="stack">
      <PageHead
        title={page.product ? `Fill ${page.product.name}` : noteWords[page.kind]}
        eyebrow={<Link to={millPath}>Mill book</Link>}
      >
        {page.product && isReady && (
          <p>
            <Link to={`${notePath("fill")}?other`}>Another pack</Link>
          </p>
        )}
      </PageHead>
      {missing && (
        <p className="lead">
          {missing.words} <Link to={missing.path}>{missing.link}</Link>
        </p>
      )}
      {choice && missing === null && <ProductChoice {...choice} path={notePath("fill")} />}
      {isReady && (
        <NoteForm
          key={`${page.kind} ${page.product?.slug ?? ""}`}
          page={page}
          fresh={fresh}
          state={state}
        />
      )}
    </section>
  );
}

/** What has to be in the book before. */
function missingFor({
  kind,
  tanks,
  lots,
  places,
}: ReturnType<typeof useLoaderData<typeof loader>>["page"]) {
  const tank = { words: "There is no tank yet.", path: tanksPath, link: "Add your tanks" };
  const seed = {
    words: "There is no seed in the book.",
    path: notePath("seed"),
    link: "Note the seed",
  };
  const cake = {
    words: "There is no cake in the book.",
    path: notePath("press"),
    link: "Note a pressing",
  };
  if (kind === "seed") return null;
  if (kind === "weigh") return places.length === 0 ? tank : null;
  if (kind === "cake" && places.length > 0) return null;
  if (tanks.length === 0) return tank;
  if (kind === "cake") return cake;
  if (kind === "press" && lots.length === 0) return seed;
  if (kind === "move" && tanks.length === 1)
    return { words: "There is only one tank.", path: tanksPath, link: "Add another" };
  return null;
}
