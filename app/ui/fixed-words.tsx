import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";

/**
 * Static text of a page, on the server only: as script it would be sent a second time. Routes write `{import.meta.env.SSR &&
 * <Words />}`, which leaves the text out of the client bundle, and export `clientLoader = wordsFromServer` for client-side
 * navigation.
 */
export function FixedWords({ children }: { children: React.ReactNode }) {
  return import.meta.env.SSR ? <div className={className}>{children}</div> : <WordsFromServer />;
}

const className = "fixed-words";

/** React keeps the server's content of such an element during hydration. */
function WordsFromServer() {
  const data = useLoaderData<{ words?: string } | null>();
  const html = { __html: data?.words ?? "" };
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Fetches the whole page and extracts its text. Throws a failed response, which leads to the error page. */
export async function wordsFromServer({ request }: ClientLoaderFunctionArgs) {
  const answer = await fetch(request.url, { signal: request.signal });
  if (!answer.ok) throw answer;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { words: page.querySelector(`.${className}`)?.innerHTML };
}
