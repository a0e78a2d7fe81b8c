import { ProviderError } from "./razorpay-client.server";

/** Asks the provider, and rethrows a `ProviderError` with a message for the shop's owner. */
export async function inWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Error(sentenceFor(error.status), { cause: error });
  }
}

function sentenceFor(status: number): string {
  if (status === 0) return "The payment provider did not answer.";
  if (status === 401) return "The payment provider does not accept the keys.";
  if (status === 429) return "The payment provider received too many requests. Try again later.";
  return `The payment provider answered with an error (${status}).`;
}
