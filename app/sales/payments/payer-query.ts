import { inLanguage, type Language, language, languages } from "~/base/words/language";

/** `o=<token>`, and the language unless it is English: where the provider's page leads back to. */
export function payerQuery(token: string): string {
  const spoken = language();
  return spoken === "en" ? `o=${token}` : `o=${token}&l=${spoken}`;
}

/** Answers the provider's page in the language that the buyer left the shop in: its addresses have none. */
export function inPayersLanguage<Result>(request: Request, answer: () => Result): Result {
  const typed = new URL(request.url).searchParams.get("l");
  const spoken: Language = languages.find((each) => each === typed) ?? "en";
  return inLanguage(spoken, answer);
}
