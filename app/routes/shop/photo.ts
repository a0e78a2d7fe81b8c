import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/base/lib/http/http";
import { answerPhoto } from "~/goods/photos/photo-answer.server";

/** A photo in one of its widths. Usually the server answers first, with the same function. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { method, headers, url } = request;
  const { pathname } = new URL(url);
  const answer = await answerPhoto({ method, pathname, headers: Object.fromEntries(headers) });
  if (!answer) throw notFound();
  return new Response(answer.body, answer);
}

export const action = loader;
