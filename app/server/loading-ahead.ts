/** Tells browsers of a shop's page what they may load ahead (`routes/site/speculation-rules.ts`); others know no such header. */
export function leadAhead(pathname: string, response: Response): void {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && !/^\/dashboard/i.test(pathname))
    response.headers.set("Speculation-Rules", '"/speculation-rules.json"');
}
