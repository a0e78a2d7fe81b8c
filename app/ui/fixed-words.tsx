import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";

/**
 * Words of a page that nothing on the page changes. Only the server has them: as script they would travel a second time.
 * The page's route writes `{import.meta.env.SSR && <Words />}` into it, which leaves them out of the browser's files, and
 * exports `clientLoader = wordsFromServer` for those who come by a link.
 */
export function FixedWords({ children }: { children: React.ReactNode }) {
  return import.meta.env.SSR ? <div className={className}>{children}</div> : <WordsFromServer />;
}

const className = "fixed-words";

/** React leaves alone what stands in such an element when it takes over the page, and the words stay as they came. */
function WordsFromServer() {
  const data = useLoaderData<{ words?: string } | null>();
  const html = { __html: data?.words ?? "" };
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Asks for the whole page and takes its words out of it. Throws when it is not there: the error page follows. */
export async function wordsFromServer({ request }: ClientLoaderFunctionArgs) {
  const answer = await fetch(request.url, { signal: request.signal });
  if (!answer.ok) throw answer;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { words: page.querySelector(`.${className}`)?.innerHTML };
}
