import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { bytesOfOnePhoto } from "~/goods/photos/lone-photo.server";
import { mostTestimonials } from "~/goods/story/limits";
import { TestimonialActions, TestimonialForm } from "~/goods/story/testimonial-fields";
import { submitTestimonial } from "~/goods/story/testimonial-submit.server";
import { testimonials, testimonialVersion } from "~/goods/story/testimonials.server";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "Testimonials" });

const path = "/dashboard/admin/settings/testimonials";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const list = testimonials().map((each) => ({ ...each, version: testimonialVersion(each) }));
  return { list, fresh: newId() };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitTestimonial(form, path, admin), bytesOfOnePhoto);

export default function AdminTestimonials() {
  const { list, fresh } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isOf = (id: string) => state?.values.id === id;
  const isAdding = state?.values.intent === "add";
  return (
    <>
      <PageHead
        title="Testimonials"
        lead="What customers said, shown on the home page in this order. Enter only what a customer really said and is happy to see there."
      />
      {!isAdding && !list.some(({ id }) => isOf(id)) && <FormProblem state={state} />}
      {list.length === 0 && <p className="muted">There are none yet: the home page shows none.</p>}
      {list.map((stored, index) => (
        <section
          key={JSON.stringify(stored)}
          className="panel stack"
          aria-labelledby={`said-${stored.id}`}
        >
          <h2 id={`said-${stored.id}`}>{stored.who}</h2>
          <TestimonialForm
            stored={stored}
            fresh={fresh}
            state={isOf(stored.id) ? state : undefined}
          />
          <TestimonialActions
            stored={stored}
            isFirst={index === 0}
            isLast={index === list.length - 1}
          />
        </section>
      ))}
      {list.length < mostTestimonials && (
        <section key={list.length} className="panel stack" aria-labelledby="add-one">
          <h2 id="add-one">Add a testimonial</h2>
          <TestimonialForm fresh={fresh} state={isAdding ? state : undefined} />
        </section>
      )}
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
