import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { FormStateProvider } from "~/base/ui/sending/form-state";
import { Tick } from "~/base/ui/tick";
import { Specimen } from "./specimen";

const long = "Shreemati-Rukshmaniben-Vallabhbhai-Laxmanbhai-Dharmendrakumar-Patel";
const sentence = "name must have at most 100 characters";

/** State of a refused form: a summary above, and a message beside each wrong field. */
const refused = {
  errors: { wrong: sentence, "wrong-words": sentence, "wrong-choice": "choose one of the list" },
  values: { wrong: long, "wrong-words": long },
};

/** Every field in every state; the form is never submitted. */
export function Fields({ children }: { children: React.ReactNode }) {
  return (
    <Specimen name="Fields">
      <FormStateProvider value={refused}>
        <form className="form specimen-form">
          <Field name="plain" label="Name" autoComplete="off" />
          <Field name="hinted" label="Phone" hint="A mobile number, for the courier." />
          <Field name="filled" label="Email" type="email" defaultValue="care@prayosha.example" />
          <Field name="wrong" label="A name that is too long" />
          <Field
            name="off"
            label="Not to be changed"
            defaultValue="asha@prayosha.example"
            disabled
          />
          <Field name="placeholder" label="Search" type="search" placeholder="Search here .." />
          <Field name="day" label="From" type="date" />
          <Field name="file" label="Photos" type="file" hint="JPEG or PNG, at most 5 MB." />
          {children}
          <TextField name="words" label="Address" hint="Where we send your oil, with the pincode" />
          <TextField name="wrong-words" label="An address that is refused" />
          <SelectField name="choice" label="State" defaultValue="Gujarat">
            <option>Gujarat</option>
            <option>Maharashtra</option>
          </SelectField>
          <SelectField name="wrong-choice" label="A choice that is refused">
            <option>{long}</option>
          </SelectField>
          <Tick name="agreed" defaultChecked>
            I agree to the Terms of Service
          </Tick>
          <Tick type="radio" name="one">
            One of several
          </Tick>
          <div className="actions">
            <Button type="button">Save</Button>
            <Button type="button" tone="quiet">
              Cancel
            </Button>
          </div>
        </form>
      </FormStateProvider>
    </Specimen>
  );
}

/** Summary above a refused form. Separate from the fields, because it takes the focus when it appears. */
export function FormProblems() {
  return (
    <Specimen name="Refused forms">
      <FormProblem state={refused} />
      <FormProblem state={{ errors: { form: "That email is known already." }, values: {} }} />
    </Specimen>
  );
}
