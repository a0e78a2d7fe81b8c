import { write } from "~/base/db/connection.server";
import { dayOf } from "~/base/lib/days";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { handedInFile } from "~/office/duties/handed-in.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { claimFacts, claimsPath } from "./claim-names";
import { decide } from "./decide.server";
import { claimForm } from "./forms";

/** What a proof may be: a paper, or a photo of it. */
const types = ["application/pdf", "image/jpeg", "image/png"];

const noProof = { name: "", number: "", issuer: "", until: null, isPublic: false };

/** Stores what the owner decided of a claim. */
export async function submitClaim(form: FormData, actor: Actor) {
  const lost = form.get("file");
  if (typeof lost === "string") form.delete("file");
  const { data, problem } = parseForm(claimForm, form);
  if (problem) return invalid(problem);
  const { claim, way, name, until, isPublic, ...proof } = data;
  const wrong = (field: string, sentence: string) => invalid(problemWith(field, sentence, form));
  const isProven = way === "with proof";
  if (isProven && until !== "" && until < dayOf(Date.now()))
    return wrong("until", "This day is over: the claim would go at once");
  // Behind the question for the password comes its name alone.
  if (isProven && typeof lost === "string" && lost !== "")
    return wrong("file", `Choose the file once more: ${lost.slice(-60)}`);
  const { file, problem: refused } = await handedInFile(form);
  if (refused !== undefined) return wrong("file", refused);
  if (file && !types.includes(file.type)) return wrong("file", "The file must be pdf, jpg or png");
  const decided = isProven
    ? {
        ...proof,
        name: claim === "certificate" ? name : "",
        until: until || null,
        isPublic: isPublic === "on",
      }
    : noProof;
  const isStored = await write((tx) =>
    decide(tx, { claim, way, ...decided }, isProven ? file : null, actor),
  );
  return isStored
    ? seeOtherWith(`${claimFacts[claim].title}: saved`, claimsPath)
    : wrong("file", "Choose the file that buyers may open");
}
