import { type NoticeKind, noticeKinds } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { SelectField, TextField } from "~/base/ui/field";
import { SaveForm } from "~/base/ui/save-form";
import { Tick } from "~/base/ui/tick";
import { hourWords, noticeWords, tickOf, wayWords } from "./notice-fields";
import type { NoticeSettings } from "./notice-settings.server";

type Props = {
  settings: NoticeSettings;
  /** The address that is written to while none is typed; "": there is none. */
  operator: string;
  /** Of the settings. */
  version: string;
  state: FormState | undefined;
};

const ways = ["mail", "push"] as const;

/** Who is told of what, and when the day is summed up. */
export function NoticeSettingsForm({ settings, operator, version, state }: Props) {
  const { recipients, summaryHour } = settings;
  return (
    <SaveForm state={state} version={version}>
      <TextField
        name="recipients"
        label="Mails go to"
        hint={
          operator
            ? `One address a line. Blank: ${operator}.`
            : "One address a line. Blank: the mails stay in the outbox."
        }
        defaultValue={recipients.join("\n")}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {noticeKinds.map((kind) => (
        <fieldset key={kind} className="notice-kind">
          <legend>{noticeWords[kind]}</legend>
          <div className="row">
            {ways.map((way) => (
              <Tick
                key={way}
                id={tickOf(way, kind)}
                name={tickOf(way, kind)}
                defaultChecked={
                  state ? state.values[tickOf(way, kind)] === "on" : isTold(settings, way, kind)
                }
              >
                {wayWords[way]}
              </Tick>
            ))}
          </div>
        </fieldset>
      ))}
      <SelectField
        name="hour"
        label="The summary of the day comes"
        hint="What was ordered and taken, and what waits. Indian time."
        defaultValue={summaryHour === null ? "" : String(summaryHour)}
      >
        <option value="">Never</option>
        {Array.from({ length: 24 }, (_, hour) => (
          <option key={hour} value={hour}>
            {hourWords(hour)}
          </option>
        ))}
      </SelectField>
    </SaveForm>
  );
}

function isTold({ mails, pushes }: NoticeSettings, way: "mail" | "push", kind: NoticeKind) {
  return (way === "mail" ? mails : pushes).includes(kind);
}
