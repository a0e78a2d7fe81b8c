/** Set by a page's script that sends a form and stays on the page meanwhile: files stay chosen, and it goes on itself. */
export const scriptHeader = "X-Sent-By-Script";

/** Field of a form whose page stays and shows the answer in place: what was typed stays, and files stay chosen. */
export const filesKept = "files-kept";

/** The address that such a form leads to: a script cannot read that of a redirect, and following it would fetch the page twice. */
export const goesToHeader = "X-Goes-To";

/** Whether a page's script sent it, which shows the answer in place. */
const isSentByScript = ({ headers }: Request): boolean => headers.has(scriptHeader);

/** The answer for a script: a redirect becomes an address to go to. */
export function forScript(request: Request, response: Response): Response {
  const to = response.headers.get("Location");
  if (!isSentByScript(request) || !to || response.status < 300 || response.status > 399)
    return response;
  const headers = new Headers(response.headers);
  headers.delete("Location");
  headers.set(goesToHeader, to);
  return new Response(null, { status: 204, headers });
}
