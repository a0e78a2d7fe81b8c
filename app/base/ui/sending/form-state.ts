import { createContext, useContext } from "react";
import type { FormState } from "~/base/lib/form/form";

const FormStateContext = createContext<FormState | undefined>(undefined);

export const FormStateProvider = FormStateContext.Provider;

/** State of the last submit of the form around this component; undefined where it was not refused, and outside of a form. */
export const useFormState = () => useContext(FormStateContext);
