import { useEffect } from "react";
import { useSave, useSaveButton } from "~/sales/cart/saving";

/**
 * For the cart's form: saves the way of delivery and the way to pay as they are chosen. Also what was typed or chosen before this ran,
 * and what a lost connection kept from being saved.
 */
export function useCartForm() {
  const save = useSave();
  const button = useSaveButton();
  useEffect(() => {
    const saveOthers = () => {
      if ([...(button.current?.form?.elements ?? [])].some(isUnsaved)) save();
    };
    saveOthers();
    addEventListener("online", saveOthers);
    return () => removeEventListener("online", saveOthers);
  }, [save, button]);
  return {
    saveButton: button,
    onChange({ target }: React.FormEvent) {
      if ((target as HTMLInputElement).type === "radio") save();
    },
  };
}

/** A number that somebody is typing is saved once they are done. */
function isUnsaved(field: Element): boolean {
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  if (field.type === "radio") return field.checked && !field.defaultChecked;
  return field !== document.activeElement && field.value !== field.defaultValue;
}
