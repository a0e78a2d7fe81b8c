/**
 * Hides the token of each link that only its recipient may use, in a mail's text or HTML. Links to orders stay: readers
 * of the outbox may see the orders anyway.
 */
export function withoutSecretLinks(text: string): string {
  return text.replace(/(?<!\/(?:order|pay))\/[\w-]{43}(?![\w-])/g, "/…");
}

/** Hides the tokens of all links, for a copy that leaves the shop. */
export function withoutTokens(text: string): string {
  return text.replace(/(?<=[/=])[\w-]{43}(?![\w-])/g, "…");
}
