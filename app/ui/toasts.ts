import { createContext, useContext } from "react";

export type ToastType = "success" | "error" | "info" | "warning" | "loading";
export type NewToast = { type: ToastType; message: string };
export type Toast = NewToast & { id: number };

const atMost = 20;

/** Longer messages than this (in characters) get more time (ms) for each character more. */
const quicklyRead = 100;
const perCharacter = 50;

/** How long a toast stays (ms), by the time that it takes to read; a loading one stays until dismissed. */
export function stayOf(type: ToastType, message = ""): number {
  if (type === "loading") return Number.POSITIVE_INFINITY;
  const more = Math.max(0, message.length - quicklyRead) * perCharacter;
  return (type === "success" ? 2000 : 4000) + more;
}

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
