import type { LoaderFunctionArgs } from "@remix-run/node";
import { claimNames } from "~/base/db/claims";
import { notFound } from "~/base/lib/http/http";
import { handedInAnswer } from "~/office/duties/handed-in.server";
import { publicProof } from "~/upkeep/claims/standing.server";

/** The paper that proves a claim of the shop, where the owner lets buyers open it. */
export function loader({ params }: LoaderFunctionArgs) {
  const claim = claimNames.find((name) => name === params.claim);
  const file = claim ? publicProof(claim) : null;
  if (!file) throw notFound();
  return handedInAnswer(file);
}
