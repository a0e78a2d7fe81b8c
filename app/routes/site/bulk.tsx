import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { networkOf } from "~/base/lib/http/network";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { mayBeSpam, thanks } from "~/sales/enquiries/answers.server";
import { BulkAside } from "~/sales/enquiries/bulk-aside";
import { BulkFields } from "~/sales/enquiries/bulk-fields";
import { productChoices, productNames, storeBulk } from "~/sales/enquiries/enquiries.server";
import { bulkCheck } from "~/sales/enquiries/checks";
import { EnquiryForm } from "~/sales/enquiries/enquiry-form";
import { bulkForm } from "~/sales/enquiries/forms";
import { countEnquiry } from "~/sales/enquiries/limit.server";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Bulk Order"),
      description: t(
        "Groundnut oil for your shop, restaurant, canteen or wedding: tell us what you need and we come back to you with an offer.",
      ),
      path: "/bulk",
    },
    matches,
  );

export function loader() {
  return { products: productChoices() };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), () => store(args, form));
}

async function store({ context }: ActionFunctionArgs, form: FormData) {
  const { data: enquiry, problem } = parseForm(bulkForm(productNames()), form);
  if (problem) return invalid(problem);

  const tooMany = await countEnquiry(networkOf(context.clientAddress));
  if (tooMany) return tooManyTries(tooMany, form);
  await storeBulk({ ...enquiry, mayBeSpam: mayBeSpam(form) });
  return thanks("/bulk");
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Bulk() {
  const { products } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page">
      <PageHead
        title={t("Bulk Order")}
        lead={t(
          "For shops, restaurants, canteens and weddings. Tell us what you need, and we come back to you with a price.",
        )}
      />
      <div className="split">
        {products.length === 0 ? (
          <NothingToOrder />
        ) : (
          <EnquiryForm path="/bulk" state={state} send={t("Send enquiry")} check={bulkCheck}>
            <BulkFields products={products} />
          </EnquiryForm>
        )}
        <BulkAside />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}

function NothingToOrder() {
  return (
    <div className="empty">
      <p>
        {withParts(
          "The shop has no products to choose from right now. Please <a>write to us</a> instead.",
          { a: (link) => <Link to="/contact">{link}</Link> },
        )}
      </p>
    </div>
  );
}
