import { useBlocker, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

const question = "Leave without saving what you typed?";

/** Asks before a page is left on which something was typed into a form and not sent. */
export function Unsaved() {
  const typed = useRef(new Set<HTMLFormElement>());
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const isTyped = () => [...typed.current].some((form) => form.isConnected);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isTyped() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => typed.current.clear(), [pathname]);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const { form } = target as HTMLInputElement;
      if (form?.method === "post") typed.current.add(form);
    };
    // Before the form's own handlers send it. Without a network it is not sent, and stays as it is.
    const forget = ({ target }: Event) => {
      if (navigator.onLine) typed.current.delete(target as HTMLFormElement);
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (isTyped()) event.preventDefault();
    };
    addEventListener("input", note);
    addEventListener("submit", forget, { capture: true });
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("input", note);
      removeEventListener("submit", forget, { capture: true });
      removeEventListener("beforeunload", ask);
    };
  }, []);

  // Also what script sends without a submit event. A form that came back with problems still holds what was typed.
  useEffect(() => {
    if (state === "submitting") typed.current.clear();
    if (state !== "idle") return;
    for (const field of document.querySelectorAll<HTMLInputElement>("main [aria-invalid=true]"))
      if (field.form?.method === "post") typed.current.add(field.form);
  }, [state]);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return null;
}
