import type { DescribedCall } from "./described";

/** What a call takes: the parameters in its path, the fields of its body. Nothing for a call that takes neither. */
export function CallFields({ call }: { call: DescribedCall }) {
  return (
    <>
      {call.params.length > 0 && <Params call={call} />}
      {call.fields && <Body call={call} fields={call.fields} />}
    </>
  );
}

function Params({ call }: { call: DescribedCall }) {
  return (
    <>
      <h4>In the path</h4>
      <dl className="facts">
        {call.params.map(({ name, means }) => (
          <div key={name}>
            <dt>
              <code>:{name}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Body({
  call,
  fields,
}: {
  call: DescribedCall;
  fields: NonNullable<DescribedCall["fields"]>;
}) {
  return (
    <>
      <h4>Body</h4>
      <p>
        {call.takesPhoto
          ? "multipart/form-data; application/json as well, as long as no photo is sent."
          : "application/json"}
      </p>
      <div className="table">
        <table className="call-fields" aria-label={`Fields of ${call.method} ${call.path}`}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">Required</th>
              <th scope="col">Rule</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, type, required, rule }) => (
              <FieldRow key={name} name={name} type={type} required={required} rule={rule} />
            ))}
            {call.takesPhoto && (
              <FieldRow
                name="photo"
                type="file"
                required={false}
                rule="JPEG, PNG, WebP, AVIF or GIF; at most 5 MB and 50 megapixels"
              />
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

function FieldRow({
  name,
  type,
  required,
  rule,
}: {
  name: string;
  type: string;
  required: boolean;
  rule: string;
}) {
  return (
    <tr>
      <th scope="row" data-label="Field">
        <code>{name}</code>
      </th>
      <td data-label="Type">{type}</td>
      <td data-label="Required">{required ? "yes" : "no"}</td>
      <td data-label="Rule">{rule || "–"}</td>
    </tr>
  );
}
