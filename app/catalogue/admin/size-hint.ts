import { isStandardSize, standardSizesHint } from "~/lib/pack-size";
import { packFromTyped, sizeTyped } from "../family/typed-size";

/** Names the standard packs in the hint of a size that is not one. */
export function hintAtSizes(): void {
  document.addEventListener("input", look);
  document.addEventListener("change", look);
}

function look({ target }: Event): void {
  const form = target instanceof Element ? target.closest("form") : null;
  const size = form?.querySelector<HTMLInputElement>("[name=size], [name=quantity]");
  const hint = size && document.getElementById(`${size.id}-hint`);
  if (!form || !size || !hint) return;
  hint.dataset.usual ??= hint.textContent ?? "";
  hint.textContent = isUnusual(size.value, valueIn(form, "measure"), valueIn(form, "containers"))
    ? standardSizesHint
    : hint.dataset.usual;
}

const valueIn = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? "";

/** Whether a readable size is not a standard one. */
function isUnusual(typed: string, measure: string, containers: string): boolean {
  const size = sizeTyped(typed, measure === "kg" ? "kg" : "l");
  if (size === null) return false;
  const pack = packFromTyped(size);
  return !isStandardSize(containers === "" ? pack : { ...pack, containers: Number(containers) });
}
