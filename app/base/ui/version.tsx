import { useFormState } from "./sending/form-state";

/**
 * The hidden field with the version of what this form was filled from, where somebody else may edit that too. A form that comes back keeps
 * the one it was sent with.
 */
export function Version({ value }: { value: string | number }) {
  const state = useFormState();
  return <input type="hidden" name="version" value={state?.values.version ?? value} />;
}
