import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useGoingTo } from "~/base/ui/browser/use-in-place";
import { parseLocale } from "~/base/words/addresses";

/** Where the form of a list's filters leads, without the fields that say nothing and without the language. */
export function refinedPath(form: HTMLFormElement): string {
  const { path } = parseLocale(new URL(form.action).pathname);
  const chosen = [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
  const query = new URLSearchParams(chosen);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether a change of the list on this page, not one more page of it, is on its way. */
export function useIsRefining(): boolean {
  const { pathname } = useLocation();
  const [path, query] = useGoingTo()?.split("?") ?? [];
  return path === pathname && !new URLSearchParams(query).has("page");
}

/**
 * Keeps the boxes of the filters in step with the list: each answer ticks what it shows, also after a chip has taken a filter away. What
 * was ticked before React started is asked for at once. `options`: what the page offers, new with each answer.
 */
export function useShownChoices(
  form: RefObject<HTMLFormElement>,
  options: object,
  go: (to: string) => void,
): void {
  const shown = useRef<object | null>(null);
  useEffect(() => {
    if (!form.current || shown.current === options) return;
    const isFirst = shown.current === null;
    shown.current = options;
    if (!isFirst) for (const box of boxesOf(form.current)) box.checked = box.defaultChecked;
    else if (isTouched(form.current)) go(refinedPath(form.current));
  });
}

/**
 * Shows a list that has changed from its top, for who has read further down in the one before. `query`: what the list shows, without
 * the page that it has grown to. Back and forward show a list where it was left.
 */
export function useFromTop(list: RefObject<HTMLElement>, query: string): void {
  const isBack = useNavigationType() === "POP";
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (isBack) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView({ block: "start" });
  }, [list, query, isBack]);
}

const boxesOf = ({ elements }: HTMLFormElement) =>
  [...elements].filter((field) => field instanceof HTMLInputElement);

const isTouched = (form: HTMLFormElement): boolean =>
  boxesOf(form).some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
  optionsOf(form).some(({ selected, defaultSelected }) => selected !== defaultSelected);

const optionsOf = ({ elements }: HTMLFormElement) =>
  [...elements].flatMap((field) => (field instanceof HTMLSelectElement ? [...field.options] : []));
