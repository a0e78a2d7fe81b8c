import { type Page, pageIn } from "../reading/page";
import type { Answer } from "./guest";

/** What kind of page it is: checks ask for pages by this. */
export type Kind =
  | "home"
  | "list"
  | "product"
  | "search"
  | "cart"
  | "checkout"
  | "pay"
  | "order"
  | "cancel"
  | "leave-news"
  | "account"
  | "firm";

/** A page that was asked for; `page` null: it cannot be read, for this `problem`. */
export type Visited = {
  kind: Kind;
  /** The address that the reader may know: what is secret in it is left out. */
  address: string;
  policy: string;
  page: Page | null;
  problem: string | null;
};

/** Thrown by a check: it cannot look, for this reason. */
export class Unchecked extends Error {}

/** Reads an answer as a page that should have been there. */
export function visited(kind: Kind, answer: Answer): Visited {
  const address = withoutSecrets(answer.address);
  const problem = problemOf(answer, address);
  const page = problem === null ? pageIn(answer.html) : null;
  return { kind, address, policy: answer.policy, page, problem };
}

function problemOf({ status, html, problem }: Answer, address: string): string | null {
  if (problem !== null) return `${address} gave no answer: ${problem}`;
  if (status !== 200) return `${address} answered ${status}`;
  return /<body[\s>]/i.test(html) ? null : `${address} is no page`;
}

/** The links of an order or a letter are secrets. */
const withoutSecrets = (address: string): string =>
  address.replace(/^((?:\/\w\w)?\/(?:order|pay|news\/stop)\/)[^/?]+/, "$1…").replace(/\?.*$/, "");

/** Whether the walk was led to a page where one logs in. */
export const isLogin = ({ address }: Answer): boolean => /^(\/\w\w)?\/login\b/.test(address);
