import type { Actor } from "~/upkeep/audit/record.server";
import { badRequest } from "~/base/lib/http/http";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { lonePhotoIn, withPhotoAgain } from "~/goods/photos/lone-photo.server";
import { testimonialForm } from "./forms";
import { type ShownTestimonial, shownOn } from "./testimonial";
import { mostTestimonials } from "./limits";
import {
  addTestimonial,
  changeTestimonial,
  moveTestimonial,
  removeTestimonial,
  testimonialVersion,
} from "./testimonials.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { testimonials } from "~/base/db/schema";

/** What the owner wants done, by the field `intent`. Throws 400 for an unknown one. */
export async function submitTestimonial(form: FormData, path: string, admin: Actor) {
  const id = String(form.get("id") ?? "");
  const done = (message: string) => seeOtherWith(message, path);
  const gone = () =>
    invalid(problemWith("form", "This testimonial is no longer there.", form), { status: 404 });
  switch (form.get("intent")) {
    case "up":
    case "down": {
      const isThere = await moveTestimonial(id, form.get("intent") === "up" ? "up" : "down");
      return isThere ? done("The order is changed") : gone();
    }
    case "remove":
      return (await removeTestimonial(id, admin)) ? done("The testimonial is removed") : gone();
    case "add":
    case "change": {
      const { data, problem } = parseForm(testimonialForm, form);
      if (problem) return invalid(withPhotoAgain(problem, form));
      const { photo, refusal } = await lonePhotoIn(form);
      if (refusal !== undefined) return invalid(problemWith("photo", refusal, form));
      if (form.get("intent") === "change") {
        const given = { ...data, photo, version: versionIn(form) };
        const changed = await changeTestimonial(id, given, admin);
        if (changed.meanwhile) return meanwhile(form, changed.meanwhile);
        return changed.gone ? gone() : done("The testimonial is saved");
      }
      const row = rowOfForm(form, testimonials.id);
      if (row.refused) return row.refused;
      const added = await addTestimonial({ ...data, photo }, admin, Date.now(), row.id);
      if (!added.problem) return done("The testimonial is added");
      const full = `There can be ${mostTestimonials} testimonials at most.`;
      return invalid(withPhotoAgain(problemWith("form", full, form), form));
    }
    default:
      throw badRequest("Nothing like that can be done with a testimonial.");
  }
}

function meanwhile(form: FormData, stored: ShownTestimonial) {
  const { words, who, where, language = null, photo } = stored;
  const state = changedMeanwhile(form, "this testimonial", testimonialVersion(stored), {
    words: { label: "What they said", says: words },
    who: { label: "Who said it", says: who },
    where: { label: "Where they live", says: where },
    language: { label: "Shown on", says: language ?? "", words: shownOn(language) },
    photo: { label: "Photo", file: photo?.hash ?? null },
  });
  return invalid(withPhotoAgain(state, form), { status: 409 });
}
