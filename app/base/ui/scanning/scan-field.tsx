import { useEffect, useRef } from "react";
import { Button } from "../button";
import { Field } from "../field";
import { FormStateProvider } from "../sending/form-state";
import { CameraScan } from "./camera";
import type { ScanSaid } from "./use-said";

/**
 * The field that a scanner types into, which is a keyboard: the code, then Enter. Stands in a form whose server takes the field `scan`, so
 * that it works without script; with script each scan is `onScan`'s, the page stays, and the field keeps the focus. `said`: of the last scan;
 * `waiting`: scans without an answer, since there is no connection.
 */
export function ScanField({
  label,
  submit,
  said,
  waiting,
  isFirst = false,
  onScan,
}: {
  label: string;
  /** The words on its button. */
  submit: string;
  said: ScanSaid | null;
  waiting: number;
  /** Whether the page is about nothing but scanning: it takes the focus. */
  isFirst?: boolean;
  onScan: (code: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Where it would bring up a keyboard on the glass, nothing takes the focus by itself.
    if (isFirst && matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (!isFirst) return;
    // A scan after a tap would be typed into nothing, and its Enter would press the button again.
    const lead = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== " " && !ctrlKey && !altKey && !metaKey;
      const isField = target instanceof Element && target.closest("input, textarea, select");
      if (isTyped && !isField) field.current?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [isFirst]);
  const take = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value.trim() ?? "";
    if (input) {
      input.value = "";
      input.focus();
    }
    if (code !== "") onScan(code);
  };
  return (
    <div className="scan">
      <div className="scan-row">
        {/* Always empty at first; what is wrong with a scan stands below. */}
        <FormStateProvider value={undefined}>
          <Field
            name="scan"
            label={label}
            inner={field}
            maxLength={300}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            {...(isFirst && { autoFocus: true })}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) take(event);
            }}
          />
        </FormStateProvider>
        <Button tone="quiet" name="intent" value="scan" formNoValidate onClick={take}>
          {submit}
        </Button>
      </div>
      <div className="scan-told">
        <p
          className={said ? `scan-said scan-${said.tone}` : "scan-said"}
          role="status"
          aria-live="assertive"
        >
          {waiting > 0
            ? `No connection: ${waiting === 1 ? "1 scan waits" : `${waiting} scans wait`} and will be sent.`
            : said?.words}
        </p>
        <CameraScan onScan={onScan} />
      </div>
    </div>
  );
}
