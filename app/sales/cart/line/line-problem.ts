import type { FormState } from "~/base/lib/form/form";
import { quantityField } from "../field-names";
import { quantitySentence } from "../quantity-words";

/** A refused quantity: what was typed, and the sentence beside the line. */
export type LineProblem = { typed: string | undefined; sentence: string };

type Line = { id: string; quantity: number };

/** What is wrong with a line: by the form that was just refused, or by the one that checkout refused. */
export function lineProblem(
  line: Line,
  problem: FormState | undefined,
  refused: Record<string, string>,
): LineProblem | undefined {
  const sentence = problem?.errors[line.id];
  if (sentence) return { sentence, typed: typedIn(problem, line) };
  if (problem?.errors.form && isAbout(line, problem))
    return {
      sentence: [problem.errors.form, problem.advice].filter(Boolean).join(" "),
      typed: typedIn(problem, line),
    };
  const typed = refused[line.id];
  return typed === undefined ? undefined : { sentence: quantitySentence(), typed };
}

/** The quantity that a refused form holds for a line: the form of that line, or the one of the whole cart. */
function typedIn({ values }: FormState, { id }: Line): string | undefined {
  return values[quantityField(id)] ?? (values.line === id ? values.quantity : undefined);
}

/** Whether a refused form would have changed this line. */
export function isAbout(line: Line, problem: FormState | undefined): boolean {
  if (!problem) return false;
  const typed = typedIn(problem, line);
  return (
    problem.values.line === line.id || (typed ?? String(line.quantity)) !== String(line.quantity)
  );
}
