import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { adminForm } from "~/accounts/admin-form.server";
import { requireAdmin, type Viewer } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { SaveForm } from "~/ui/save-form";
import { testimonialsForm } from "~/pages/forms";
import { TestimonialFields } from "~/pages/testimonial-fields";
import { slideNumbers } from "~/pages/testimonials";
import { changeTestimonials, testimonials } from "~/pages/testimonials.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Testimonials" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return testimonials();
}

export const action = (args: ActionFunctionArgs) => adminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: list, problem } = parseForm(testimonialsForm, form);
  if (problem) return invalid(problem);
  await changeTestimonials(list, admin);
  return seeOtherWith(
    { type: "success", message: "Testimonials are saved" },
    "/dashboard/admin/settings/testimonials",
  );
}

export default function AdminTestimonials() {
  const stored = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  return (
    <>
      <header className="page-head">
        <h1>Testimonials</h1>
        <p className="lead">
          What customers said, shown on the home page in up to three slides. Enter only what
          somebody really said and is happy to see there; leave the rest blank.
        </p>
      </header>
      <SaveForm state={state} key={JSON.stringify(stored)}>
        {slideNumbers.map((slide) => (
          <TestimonialFields key={slide} slide={slide} stored={stored[slide - 1]} state={state} />
        ))}
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
