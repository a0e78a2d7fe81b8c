import { z } from "zod";
import { claimNames, claimWays } from "~/base/db/claims";
import { dayOrNone } from "~/base/lib/form/day";
import { lineOrNone } from "~/base/lib/form/form";

/** What the owner decides of a claim; without a proof, what was typed of one does not count. */
export const claimForm = z
  .object({
    claim: z.enum(claimNames),
    way: z.enum(claimWays, { error: "Choose whether it is shown" }),
    name: lineOrNone("What it certifies", 60),
    number: lineOrNone("Number", 60),
    issuer: lineOrNone("Who gave it", 120),
    until: dayOrNone("Last day"),
    isPublic: z.literal("on").optional(),
  })
  .superRefine(({ claim, way, name, number, issuer, until }, context) => {
    if (way !== "with proof") return;
    const missing = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!number) missing("number", "Give the number of the proof");
    if (!issuer) missing("issuer", "Say who gave it");
    if (claim !== "certificate") return;
    if (!name) missing("name", "Say what it certifies, such as ISO 9001:2015");
    if (!until) missing("until", "Give the last day of the certificate");
  });
