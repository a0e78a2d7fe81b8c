import { useCallback, useEffect, useRef, useState } from "react";
import { standardSizesHint } from "~/base/lib/standard-sizes";
import { isUnusualSize } from "../typed-size";

/**
 * The hint at a size, as what is typed: it names the standard packs at a size that is none of them. `atFirst`: whether what the page
 * came with is such a size. `size` is for the field of the size, `onChange` for it and for unit and containers beside it.
 */
export function useSizeHint(usual: string, atFirst: boolean) {
  const size = useRef<HTMLInputElement>(null);
  const [isUnusual, setIsUnusual] = useState(atFirst);
  const look = useCallback(() => {
    const { value = "", form } = size.current ?? {};
    const besides = (name: string) => {
      const field = form?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      return isField ? field.value : undefined;
    };
    setIsUnusual(isUnusualSize(value, besides("measure"), besides("containers")));
  }, []);
  // What was typed before this script ran.
  useEffect(look, [look]);
  return { size, onChange: look, hint: isUnusual ? standardSizesHint : usual };
}
