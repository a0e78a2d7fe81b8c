import { createContext, useContext } from "react";
import type { ToastType } from "./toast-time";

export type NewToast = { type: ToastType; message: string };
export type Toast = NewToast & { id: number };

const atMost = 20;

/** Adds a toast and drops the oldest beyond 20. */
export function withToast(shown: Toast[], toast: Toast): Toast[] {
  return [...shown, toast].slice(-atMost);
}

export type ToasterHandle = {
  /** Shows a toast and returns its id. */
  show(toast: NewToast): number;
  /** Removes a toast; required for type `loading`. */
  dismiss(id: number): void;
};

export const ToasterContext = createContext<ToasterHandle | null>(null);

/** Toaster for client code. Throws outside of `Toaster`. */
export function useToaster(): ToasterHandle {
  const handle = useContext(ToasterContext);
  if (!handle) throw new Error("useToaster needs the Toaster around it");
  return handle;
}
