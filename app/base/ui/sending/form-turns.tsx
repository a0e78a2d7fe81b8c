import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** What was pressed while another form was on its way: the last press of each form. */
const waiting = new Map<HTMLFormElement, () => void>();

/** Calls `send` once the form that is on its way has been answered: Remix would forget that answer. */
export const waitForTurn = (form: HTMLFormElement, send: () => void): void => {
  waiting.set(form, send);
};

/** Stands once in the page, and lets one form after the other go. */
export function FormTurns() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle") return;
    for (const [form, send] of waiting) {
      waiting.delete(form);
      if (form.isConnected) return send();
    }
  }, [state]);
  return null;
}
