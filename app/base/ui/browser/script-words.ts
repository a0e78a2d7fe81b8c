/** What scripts say on many pages. A page in another language has its own in `data-words` of its body. */
export const scriptWords = {
  offline: "There is no connection. Nothing was sent; what you typed is still here.",
  broken:
    "The connection was lost. What you typed is still here. Check whether it was saved before you send it again.",
  signedOut:
    "You were logged out. What you typed is still here: log in in another window, then press again.",
};

type Words = typeof scriptWords;

/** One of them in the language of the page. */
export function saidByScript(name: keyof Words): string {
  const { words } = document.body.dataset;
  const own = words === undefined ? {} : (JSON.parse(words) as Partial<Words>);
  return own[name] ?? scriptWords[name];
}
