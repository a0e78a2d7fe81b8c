import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { requireProduct } from "~/goods/catalogue/products.server";
import { QuestionEditor } from "~/goods/catalogue/questions/question-editor";
import { questionsWith, versionOfQuestion } from "~/goods/catalogue/questions/questions.server";
import { submitQuestion } from "~/goods/catalogue/questions/questions-submit.server";
import { pageMeta } from "~/layout/page-meta";
import { Link } from "~/base/ui/link";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "Questions and answers" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const { id, name, slug } = requireProduct(args.params.slug);
  const questions = questionsWith(id).map((question) => ({
    ...question,
    version: versionOfQuestion(question),
  }));
  return { product: { name, slug }, questions, fresh: newId() };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "goods", (form, member) => {
    const product = requireProduct(args.params.slug);
    const path = `/dashboard/admin/product/${product.slug}/questions`;
    return submitQuestion(product, form, member, path);
  });

export default function ProductQuestions() {
  const { product, questions, fresh } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const of = state?.values.id;
  return (
    <section className="stack">
      <p className="eyebrow">
        <Link to={`/dashboard/admin/product/${product.slug}`}>{product.name}</Link>
      </p>
      <h1>Questions and answers</h1>
      <p className="muted">
        Shown on the pages of all sizes of this oil: those of the page’s language, or the English
        ones where it has none.
      </p>
      {questions.map((question) => (
        <QuestionEditor
          key={question.id}
          question={question}
          fresh={fresh}
          state={of === question.id ? state : undefined}
        />
      ))}
      <h2>A new question</h2>
      <QuestionEditor fresh={fresh} state={of ? undefined : state} />
    </section>
  );
}
