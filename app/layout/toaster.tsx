import type { ToastMessage } from "remix-toast";

export function Toaster({ toast }: { toast: ToastMessage | null }) {
  if (!toast) return null;
  return <div role={toast.type === "error" ? "alert" : "status"}>{toast.message}</div>;
}
