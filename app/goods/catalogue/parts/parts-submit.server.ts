import { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { supplyRules } from "~/base/db/movement-kinds";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { declaredSize } from "~/base/lib/pack-size";
import { wholeFrom } from "~/base/lib/typed/digits";
import { mostParts } from "./most-parts";
import { editedParts, type Part, partsOf, type PartsProblem, saveParts } from "./parts.server";
import { ruleWords } from "./rule-words";

const ruleForm = z.object({
  rule: z
    .enum(["", ...supplyRules], "Choose how it is taxed")
    .default("")
    .transform((rule) => rule || null),
});

/** Saves what a product is made of; afterwards leads back to `path`. */
export async function submitParts(
  product: { id: string; name: string },
  form: FormData,
  actor: Actor,
  path: string,
) {
  const { data: typed, problem } = parseForm(ruleForm, form);
  if (problem) return invalid(problem);
  const parts: Part[] = [];
  for (let index = 0; index < mostParts; index += 1) {
    const partId = String(form.get(`part-${index}`) ?? "");
    if (partId === "") continue;
    const packs = wholeFrom(String(form.get(`packs-${index}`) ?? ""), 1, 999);
    if (packs === null)
      return invalid(problemWith(`packs-${index}`, "Packs must be a whole number, 1 to 999", form));
    if (parts.some((part) => part.partId === partId))
      return invalid(problemWith(`part-${index}`, "This part is there twice", form));
    parts.push({ partId, packs });
  }
  const refused = await saveParts(
    product.id,
    parts,
    typed.rule,
    actor,
    Date.now(),
    versionIn(form),
  );
  if (refused === "overtaken") return invalid(late(product.id, form), { status: 409 });
  if (refused) return invalid(problemWith("form", refusals[refused], form), { status: 409 });
  const message = parts.length === 0 ? "It is made of nothing else now" : "Its parts are saved";
  return seeOtherWith(message, path);
}

function late(productId: string, form: FormData) {
  const parts = partsOf(productId);
  const edited = editedParts(productId);
  const rows = Array.from({ length: mostParts }, (_, index) => {
    const part = parts[index];
    const words = part && `${part.name}, ${declaredSize(part)}`;
    return [
      [`part-${index}`, { label: `Part ${index + 1}`, says: part?.id ?? null, words }],
      [
        `packs-${index}`,
        { label: `Packs of part ${index + 1}`, says: part ? String(part.packs) : null },
      ],
    ];
  });
  return changedMeanwhile(form, "what this product is made of", versionOf(edited), {
    ...Object.fromEntries(rows.flat()),
    rule: { label: "Tax", says: edited.rule, words: ruleWords[edited.rule ?? ""] },
  });
}

const refusals: Record<PartsProblem, string> = {
  "is-part": "This product is itself a part of another one, so it cannot be made of others.",
  "made-of-others": "A part that is itself made of others, or is no longer there, cannot be one.",
};
