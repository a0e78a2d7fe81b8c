import { Button } from "~/ui/button";
import { Field, SelectField, TextField } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";
import { Specimen } from "./specimen";

const long = "Shreemati-Rukshmaniben-Vallabhbhai-Laxmanbhai-Dharmendrakumar-Patel";
const sentence = "name must have at most 100 characters";

/** What a refused form gives back: the sentence above, and one beside each field. */
export const refused = {
  errors: { wrong: sentence, "wrong-words": sentence, "wrong-choice": "choose one of the list" },
  values: { wrong: long, "wrong-words": long },
};

/** Every field in every state, in one form that goes nowhere. */
export function Fields({ children }: { children: React.ReactNode }) {
  return (
    <Specimen name="Fields">
      <form className="form specimen-form">
        <Field name="plain" label="Name" autoComplete="off" />
        <Field name="hinted" label="Phone" hint="A mobile number, for the courier." />
        <Field name="filled" label="Email" type="email" defaultValue="care@prayosha.example" />
        <Field name="wrong" label="A name that is too long" state={refused} />
        <Field name="off" label="Not to be changed" defaultValue="asha@prayosha.example" disabled />
        <Field name="placeholder" label="Search" type="search" placeholder="Search here .." />
        <Field name="day" label="From" type="date" />
        <Field name="file" label="Photos" type="file" hint="JPEG or PNG, at most 5 MB." />
        {children}
        <TextField name="words" label="Address" hint="Where we send your oil, with the pincode" />
        <TextField name="wrong-words" label="An address that is refused" state={refused} />
        <SelectField name="choice" label="State" defaultValue="Gujarat">
          <option>Gujarat</option>
          <option>Maharashtra</option>
        </SelectField>
        <SelectField name="wrong-choice" label="A choice that is refused" state={refused}>
          <option>{long}</option>
        </SelectField>
        <label className="checkbox">
          <input type="checkbox" name="agreed" defaultChecked /> I agree to the Terms of Service
        </label>
        <label className="checkbox">
          <input type="radio" name="one" /> One of several
        </label>
        <div className="actions">
          <Button type="button">Save</Button>
          <Button type="button" tone="quiet">
            Cancel
          </Button>
        </div>
      </form>
    </Specimen>
  );
}

/** What stands above a refused form. Apart from the fields: it takes the focus wherever it appears. */
export function FormProblems() {
  return (
    <Specimen name="Refused forms">
      <FormProblem state={refused} />
      <FormProblem state={{ errors: { form: "That email is known already." }, values: {} }} />
    </Specimen>
  );
}
