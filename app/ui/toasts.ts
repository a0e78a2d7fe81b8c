import { createContext, useContext } from "react";

export type ToastType = "success" | "error" | "info" | "warning" | "loading";
export type NewToast = { type: ToastType; message: string };
export type Toast = NewToast & { id: number };

const atMost = 20;

/** How long a toast of this type stays, in ms; a loading one stays until it is dismissed. */
export function stayOf(type: ToastType): number {
  if (type === "loading") return Number.POSITIVE_INFINITY;
  return type === "success" ? 2000 : 4000;
}

/** The toasts on screen with one more, the oldest gone when there would be more than 20. */
export function withToast(shown: Toast[], toast: Toast): Toast[] {
  return [...shown, toast].slice(-atMost);
}

export type ToasterHandle = {
  /** Shows a toast and gives its id. */
  show(toast: NewToast): number;
  /** Takes a toast away; needed for those of type `loading`. */
  dismiss(id: number): void;
};

export const ToasterContext = createContext<ToasterHandle | null>(null);

/** For code in the browser that has something to say. Throws outside the document. */
export function useToaster(): ToasterHandle {
  const handle = useContext(ToasterContext);
  if (!handle) throw new Error("useToaster needs the Toaster around it");
  return handle;
}
