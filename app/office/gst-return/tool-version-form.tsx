import type { FormState } from "~/base/lib/form/form";
import { dayInWords } from "~/base/lib/dates";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import type { ReturnPage } from "./return-page.server";
import { Version } from "~/base/ui/version";

type Props = Pick<ReturnPage, "tool"> & { version: string; state: FormState | undefined };

/** Which version of the government's tool a file names, and when somebody looked whether it is the newest. */
export function ToolVersionForm({ tool, version, state }: Props) {
  return (
    <section className="panel stack" aria-labelledby="tool-version">
      <h2 id="tool-version">Version of the offline tool</h2>
      <p>
        {`Files name version ${tool.version}. It was last checked on ${dayInWords(tool.lookedAt)}. The portal names the newest at Downloads, Offline tools, Returns Offline Tool. It refuses files made by a tool that is too old.`}
      </p>
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <Version value={version} />
        <input type="hidden" name="intent" value="tool" />
        <Field
          name="toolVersion"
          label="Version"
          hint="GST and the number of the tool: of V3.2.4 it is GST3.2.4."
          defaultValue={tool.version}
          maxLength={20}
          autoComplete="off"
        />
        <Field
          name="lookedAt"
          label="Checked on"
          type="date"
          max={tool.today}
          defaultValue={tool.today}
        />
        <Button tone="quiet">Save the version</Button>
      </Form>
    </section>
  );
}
