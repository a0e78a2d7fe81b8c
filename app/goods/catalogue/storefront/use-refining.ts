import { type RefObject, useEffect, useRef } from "react";
import { useGoingTo, useInPlace } from "~/base/ui/browser/use-in-place";

/** Where the form of the Store's filters leads, without the fields that say nothing. */
export function refinedPath(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
  const query = new URLSearchParams(chosen);
  return query.size > 0 ? `/Store?${query}` : "/Store";
}

/** Whether a change of the filters, not one more page of the list, is on its way. */
export function useIsRefining(): boolean {
  const [path, query] = useGoingTo()?.split("?") ?? [];
  return path === "/Store" && !new URLSearchParams(query).has("page");
}

/**
 * Keeps the boxes of the filters in step with the list: each answer ticks what it shows, also after a chip has taken a filter away. What
 * was ticked before React started is asked for at once. `options`: what the page offers, new with each answer.
 */
export function useShownChoices(form: RefObject<HTMLFormElement>, options: object): void {
  const { go } = useInPlace();
  const shown = useRef<object | null>(null);
  useEffect(() => {
    if (!form.current || shown.current === options) return;
    const isFirst = shown.current === null;
    shown.current = options;
    if (!isFirst) for (const box of boxesOf(form.current)) box.checked = box.defaultChecked;
    else if (isTouched(form.current)) go(refinedPath(form.current));
  });
}

const boxesOf = ({ elements }: HTMLFormElement) =>
  [...elements].filter((field) => field instanceof HTMLInputElement);

const isTouched = (form: HTMLFormElement): boolean =>
  boxesOf(form).some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
  optionsOf(form).some(({ selected, defaultSelected }) => selected !== defaultSelected);

const optionsOf = ({ elements }: HTMLFormElement) =>
  [...elements].flatMap((field) => (field instanceof HTMLSelectElement ? [...field.options] : []));
