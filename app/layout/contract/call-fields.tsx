import type { DescribedCall } from "./described";
import { Sentence } from "./sentence";

/** The path parameters and body fields of a call; renders nothing if it has neither. */
export function CallFields({ call }: { call: DescribedCall }) {
  return (
    <>
      {call.params.length > 0 && (
        <>
          <h4>In the path</h4>
          <dl className="call-fields">
            {call.params.map(({ name, means }) => (
              <Row key={name} name={`:${name}`} rule={means} />
            ))}
          </dl>
        </>
      )}
      {call.fields && <Body fields={call.fields} takesPhoto={call.takesPhoto} />}
    </>
  );
}

function Body({
  fields,
  takesPhoto,
}: {
  fields: NonNullable<DescribedCall["fields"]>;
  takesPhoto: boolean;
}) {
  return (
    <>
      <h4>Body</h4>
      <p className="small">
        {takesPhoto
          ? "multipart/form-data; application/json as well, as long as no photo is sent."
          : "application/json"}
      </p>
      <dl className="call-fields">
        {fields.map(({ name, type, required, rule }) => (
          <Row key={name} name={name} kind={kindOf(type, required)} rule={rule} />
        ))}
        {takesPhoto && <Row name="photo" kind={kindOf("file", false)} rule={photoRule} />}
      </dl>
    </>
  );
}

const photoRule = "JPEG, PNG, WebP, AVIF or GIF; at most 5 MB and 50 megapixels";

function Row({ name, kind, rule }: { name: string; kind?: string; rule: string }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        {kind && <span className="muted">{kind}</span>}
      </dt>
      <dd>
        <Sentence>{rule}</Sentence>
      </dd>
    </div>
  );
}

function kindOf(type: string, required: boolean): string {
  return `${type}, ${required ? "required" : "optional"}`;
}
