import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { productToday } from "~/goods/catalogue/products.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm } from "~/base/lib/form/form.server";
import { notFound, seeOther } from "~/base/lib/http/http";
import { networkOf } from "~/base/lib/http/network";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { AlertForm } from "~/goods/stock/alerts/alert-form";
import { alertForm, askAlert } from "~/goods/stock/alerts/ask-alert.server";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { translated, type Named } from "~/goods/catalogue/translated.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Tell me when it is back") }, matches);

export function loader({ params, request }: LoaderFunctionArgs) {
  const product = productOf(params.slug);
  if (!product.isSoldOut) throw redirect(`/product/${product.slug}`, 302);
  const isSent = new URL(request.url).searchParams.has("sent");
  const [{ name, nameLang } = product as Named<typeof product>] = translated([product]);
  return { name, nameLang, slug: product.slug, isSent };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const product = productOf(params.slug);
  const path = `/product/${product.slug}`;
  if (!product.isSoldOut) return seeOtherWith(t("It is back already."), path);
  const form = await formOf(request);
  return keepingForm({ context }, form, t("Something went wrong"), async () => {
    const { data: asked, problem } = parseForm(alertForm, form);
    if (problem) return invalid(problem);
    const network = networkOf(context.clientAddress);
    const tooMany = await askAlert(product, { ...asked, network });
    if (!tooMany) return seeOther(`/back/product/${product.slug}?sent`);
    const sentence = t(
      "That was asked very often. Please wait {n, plural, one {# minute} other {# minutes}} and try again.",
      { n: Math.ceil(tooMany.seconds / 60) },
    );
    return tooManyTries({ ...tooMany, sentence }, form);
  });
}

export default function AlertPage() {
  const { name, nameLang, slug, isSent } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <PageHead title={isSent ? t("Check your email") : t("Tell me when it is back")}>
        <p className="lead" lang={nameLang}>
          {name}
        </p>
      </PageHead>
      {isSent ? (
        <Notice tone="success">
          {t(
            "We have sent you a link: open it within 7 days and press the button, and we write to you when it is back. If you did that before, you are on the list already.",
          )}
        </Notice>
      ) : (
        <AlertForm slug={slug} state={state} />
      )}
      <p>
        <Link to={`/product/${slug}`}>{t("Back to the product")}</Link>
      </p>
    </div>
  );
}

/** The visible product of the URL, also by a former slug. Throws 404. */
function productOf(slug: string | undefined) {
  const product = productToday(slug ?? "", {});
  if (!product) throw notFound();
  return product;
}
