import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { Version } from "~/base/ui/version";
import { Photo } from "./photo";
import { PhotoField } from "./photo-field";
import { MarkLabel } from "./mark-label";
import { mostPhotos, type PhotoRef } from "./photo-ref";

type EditedPhoto = PhotoRef & { id: string };

/** Fields of the form that puts the photo back which was removed last. */
type Removed = Record<"removed" | "alt" | "at", string>;

/**
 * A product's photos with all their actions, each with its own form. `labelId`: the one that shows the label, null if none does;
 * missing where no label can be said. `removed`: may be put back. `state`: of the form sent last.
 */
export function PhotoList({
  photos,
  labelId,
  removed,
  state,
}: {
  photos: EditedPhoto[];
  labelId?: string | null;
  removed: Removed | null;
  state: FormState | undefined;
}) {
  const { intent, photoId } = state?.values ?? {};
  const isKnown = intent === "photo-add" || photos.some(({ id }) => id === photoId);
  return (
    <section id="photos" className="stack panel" aria-labelledby="photos-heading">
      <h2 id="photos-heading">Photos</h2>
      {!isKnown && <FormProblem state={state} />}
      {photos.length === 0 && <p className="muted">This product has no photo yet.</p>}
      {removed && <PutBack removed={removed} />}
      <ol className="photo-list">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <EditPhoto
              photo={photo}
              number={index + 1}
              isLast={index === photos.length - 1}
              isLabel={labelId === undefined ? undefined : labelId === photo.id}
              state={photoId === photo.id ? state : undefined}
            />
          </li>
        ))}
      </ol>
      {photos.length < mostPhotos && (
        <AddPhotos
          key={photos.length}
          left={mostPhotos - photos.length}
          state={intent === "photo-add" ? state : undefined}
        />
      )}
    </section>
  );
}

function EditPhoto({
  photo,
  number,
  isLast,
  isLabel,
  state,
}: {
  photo: EditedPhoto;
  number: number;
  isLast: boolean;
  isLabel: boolean | undefined;
  state: FormState | undefined;
}) {
  return (
    <div className="photo-edit">
      <Photo photo={photo} sizes="9rem" />
      <div className="stack">
        <p className="muted">{number === 1 ? "Photo 1, the main one" : `Photo ${number}`}</p>
        {state?.errors.form && <FormProblem state={state} at={photo.id} />}
        <Form method="post" state={state} className="stack">
          <input type="hidden" name="intent" value="photo-alt" />
          <input type="hidden" name="photoId" value={photo.id} />
          <Version value={photo.alt} />
          <Field
            key={photo.alt}
            at={photo.id}
            name="alt"
            label={`What photo ${number} shows`}
            hint="Read out to those who cannot see it"
            defaultValue={photo.alt}
            maxLength={200}
            autoComplete="off"
            required
          />
          <Button tone="quiet">{`Save text of photo ${number}`}</Button>
        </Form>
        <Form method="post" className="row">
          <input type="hidden" name="photoId" value={photo.id} />
          <input type="hidden" name="intent" value="photo-move" />
          {number > 1 && (
            <>
              <Move to="up" label={`Move photo ${number} up`} words="Up" />
              <Move to="first" label={`Make photo ${number} the main one`} words="Make main" />
            </>
          )}
          {!isLast && <Move to="down" label={`Move photo ${number} down`} words="Down" />}
        </Form>
        <div className="row">
          {isLabel !== undefined && (
            <MarkLabel photoId={photo.id} number={number} isLabel={isLabel} />
          )}
          <Form method="post">
            <input type="hidden" name="intent" value="photo-remove" />
            <input type="hidden" name="photoId" value={photo.id} />
            <Button tone="quiet" aria-label={`Remove photo ${number}`}>
              Remove
            </Button>
          </Form>
        </div>
      </div>
    </div>
  );
}

/** Until another photo is changed, and while its files are kept. */
function PutBack({ removed }: { removed: Removed }) {
  return (
    <Form method="post" className="row notice">
      <input type="hidden" name="intent" value="photo-restore" />
      {Object.entries(removed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span role="status">{`The photo “${removed.alt}” is removed.`}</span>
      <Button tone="quiet">Undo</Button>
    </Form>
  );
}

function Move({ to, label, words }: { to: string; label: string; words: string }) {
  return (
    <Button tone="quiet" name="move" value={to} aria-label={label}>
      {words}
    </Button>
  );
}

function AddPhotos({ left, state }: { left: number; state: FormState | undefined }) {
  const form = state?.errors.form;
  return (
    <Form method="post" state={state} encType="multipart/form-data" className="stack">
      {form && <FormProblem state={{ ...state, errors: { form } }} />}
      <input type="hidden" name="intent" value="photo-add" />
      <PhotoField
        id="more-photos"
        label="More photos"
        hint={`Up to ${left} more.`}
        multiple
        marksMain={left === mostPhotos}
        required
      />
      <Button tone="quiet">Add photos</Button>
    </Form>
  );
}
