import { write } from "~/base/db/connection.server";
import type { ClaimName } from "~/base/db/claims";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { handedInFile } from "~/office/duties/handed-in.server";
import { certification } from "~/upkeep/claims/claims";
import type { Actor } from "~/upkeep/audit/record.server";
import { claimFacts, claimsPath, wayWords } from "./claim-names";
import { decide, type EditedClaim } from "./decide.server";
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
  const { lacksFile, meanwhile } = await write((tx) =>
    decide(tx, { claim, way, ...decided }, isProven ? file : null, actor, versionIn(form)),
  );
  if (meanwhile) return invalid(late(form, claim, meanwhile), { status: 409 });
  return lacksFile
    ? wrong("file", "Choose the file that buyers may open")
    : seeOtherWith(`${claimFacts[claim].title}: saved`, claimsPath);
}

const late = (form: FormData, claim: ClaimName, now: EditedClaim) =>
  changedMeanwhile(form, "this claim", versionOf(now), {
    way: { label: "On the pages", says: now.way, words: wayWords[now.way] },
    ...(claim === "certificate" && {
      name: { label: "What it certifies", says: now.name || certification },
    }),
    number: { label: "Number", says: now.number },
    issuer: { label: "Who gave it", says: now.issuer },
    until: {
      label: "Valid until",
      says: now.until,
      words: now.until === null ? undefined : dayInWords(now.until),
    },
    file: { label: "The paper", file: now.fileHash },
    isPublic: { label: "Buyers may open it", isTicked: now.isPublic },
  });
