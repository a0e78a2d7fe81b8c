import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { cartOf, linesIn } from "~/sales/cart/cart.server";
import { SheetPackRow } from "~/sales/cart/sheet/sheet-pack";
import { sheetPage } from "~/sales/cart/sheet/sheet-rows.server";
import { SheetTotal } from "~/sales/cart/sheet/sheet-total";
import { useSheetNumbers } from "~/sales/cart/sheet/use-sheet-numbers";
import { submitSheet } from "~/sales/cart/sheet/sheet-submit.server";
import { mostPacksPerLine } from "~/base/db/packs";
import styles from "~/sales/cart/sheet/sheet.css?url";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { pageIn } from "~/base/lib/page-number";
import { listOfVisitor } from "~/goods/prices/own-prices.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { PageLinks } from "~/base/ui/pager";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Quick order") }, matches);

/** All packs with the visitor's prices and what their cart has. */
export async function loader(args: LoaderFunctionArgs) {
  const cart = await cartOf(args);
  const list = await listOfVisitor(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  return {
    ...sheetPage(page, list, cart && { id: cart.id, lines: linesIn(cart) }),
    list: list?.name ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong."), () => submitSheet(args, form));
}

export default function QuickOrder() {
  const { oils, page, pages, list } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const packs = useMemo(() => oils.flatMap((oil) => oil.packs), [oils]);
  const { form, numbers, read } = useSheetNumbers(packs);
  return (
    <div className="page">
      <PageHead
        title={t("Quick order")}
        lead={
          <>
            {t("All packs on one sheet, up to {most} of each.", { most: mostPacksPerLine })}{" "}
            {list
              ? t("You see your prices ({list}).", { list })
              : withParts("Need an offer? <a>Ask for a bulk order</a>", {
                  a: (words) => (
                    <Link key="a" to="/bulk">
                      {words}
                    </Link>
                  ),
                })}
          </>
        }
      />
      {oils.length === 0 ? (
        <div className="empty">
          <p>{t("Nothing is on sale at the moment.")}</p>
          <ButtonLink to="/contact">{t("Ask us")}</ButtonLink>
        </div>
      ) : (
        <Form
          method="post"
          state={state}
          action={page > 1 ? `/quick-order?page=${page}` : "/quick-order"}
          className="sheet"
          formRef={form}
          onChange={read}
        >
          <FormProblem />
          {oils.map((oil) => (
            <section key={oil.name} aria-label={oil.name}>
              <h2 lang={oil.lang}>{oil.name}</h2>
              <ul className="sheet-packs">
                {oil.packs.map((pack) => (
                  <SheetPackRow key={pack.id} pack={pack} />
                ))}
              </ul>
            </section>
          ))}
          <div className="sheet-bar">
            <SheetTotal packs={packs} numbers={numbers} />
            <Button>{t("Put into the cart")}</Button>
          </div>
        </Form>
      )}
      <PageLinks
        label={t("Pages of the sheet")}
        page={page}
        pages={pages}
        pathOf={(number) => `?page=${number}`}
        before={t("Previous")}
        after={t("Next")}
      />
    </div>
  );
}
