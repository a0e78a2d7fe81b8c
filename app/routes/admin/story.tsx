import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { bytesOfOnePhoto, lonePhotoIn, withPhotoAgain } from "~/goods/photos/lone-photo.server";
import { storyForm } from "~/goods/story/forms";
import { StoryForm } from "~/goods/story/story-form";
import { focusLabel, focusWords } from "~/goods/story/story-advice";
import type { StoryPart } from "~/goods/story/story-slots";
import { saveStoryPart, storyParts, storyVersion } from "~/goods/story/story-parts.server";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Your story" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return storyParts().map((part) => ({ ...part, version: storyVersion(part) }));
}

export const action = (args: ActionFunctionArgs) => adminForm(args, save, bytesOfOnePhoto);

async function save(form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(storyForm, form);
  if (problem) return invalid(withPhotoAgain(problem, form));
  const { photo, refusal } = await lonePhotoIn(form);
  if (refusal !== undefined) return invalid(problemWith("photo", refusal, form));
  const given = { ...data, photo, version: versionIn(form) };
  const { meanwhile } = await saveStoryPart(given, admin);
  if (meanwhile) return invalid(withPhotoAgain(late(form, meanwhile), form), { status: 409 });
  return seeOtherWith("Your story is saved", "/dashboard/admin/settings/story");
}

const late = (form: FormData, part: StoryPart) =>
  changedMeanwhile(form, "this part of your story", storyVersion(part), {
    photo: { label: "Photo", file: part.photo?.hash ?? null },
    focus: { label: focusLabel, says: part.focus, words: focusWords[part.focus] },
    name: { label: "Name", says: part.name },
    words: { label: "Words", says: part.words },
    film: { label: "Film", says: part.film },
  });

export default function AdminStory() {
  const parts = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isOf = (slot: string) => state?.values.slot === slot;
  return (
    <>
      <PageHead
        title="Your story"
        lead="Your own photos and words, shown on the home page, on About and, the first three with a photo, on every product’s page. A place that you leave empty shows nothing."
      />
      {!parts.some(({ slot }) => isOf(slot)) && <FormProblem state={state} />}
      {parts.map((part) => (
        <StoryForm
          key={JSON.stringify(part)}
          part={part}
          state={isOf(part.slot) ? state : undefined}
        />
      ))}
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
