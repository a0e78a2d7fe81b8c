import { standardSizesHint } from "~/base/lib/standard-sizes";
import { isUnusualSize } from "../typed-size";

/** Names the standard packs in the hint of a size that is not one; a size has its usual hint in `data-usual-hint`. */
export function hintAtSizes(): void {
  document.addEventListener("input", look);
  document.addEventListener("change", look);
}

function look({ target }: Event): void {
  const form = target instanceof Element ? target.closest("form") : null;
  const size = form?.querySelector<HTMLInputElement>("[data-usual-hint]");
  const hint = size && document.getElementById(`${size.id}-hint`);
  if (!form || !size || !hint) return;
  const isUnusual = isUnusualSize(
    size.value,
    valueIn(form, "measure"),
    valueIn(form, "containers"),
  );
  hint.textContent = isUnusual ? standardSizesHint : (size.dataset.usualHint ?? "");
}

const valueIn = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value;
