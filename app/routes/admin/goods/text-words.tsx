import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { submitTextWords, textPage } from "~/goods/catalogue/words/text-submit.server";
import { TextWordFields } from "~/goods/catalogue/words/word-fields";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/base/lib/page-number";
import { Link } from "~/base/ui/link";
import { Pager } from "~/base/ui/pager";
import { SaveForm } from "~/base/ui/save-form";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Oils and packs in Gujarati and Hindi" });

const path = "/dashboard/admin/words/packs";
const pageOf = ({ url }: Request) => pageIn(new URL(url).searchParams);

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  return textPage(pageOf(args.request));
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "goods", (form, member) =>
    submitTextWords(form, member, `${path}?page=${pageOf(args.request)}`),
  );

export default function AdminTextWords() {
  const { texts, version, page, pages } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p className="eyebrow">
        <Link to="/dashboard/admin/words">Gujarati and Hindi</Link>
      </p>
      <h1>Oils and packs</h1>
      <p className="muted">
        Names of oils, what is on the packs and the areas of delivery, each written once for all
        products that say it. Where words are missing, shoppers see the English.
      </p>
      {texts.length === 0 ? (
        <p>No product has an oil or facts of its pack yet, and there are no areas of delivery.</p>
      ) : (
        <SaveForm state={state} version={version}>
          {texts.map((each, index) => (
            <TextWordFields key={each.text} index={index} words={each} />
          ))}
        </SaveForm>
      )}
      <Pager label="Pages of texts" page={page} pages={pages} query={{}} />
    </section>
  );
}
