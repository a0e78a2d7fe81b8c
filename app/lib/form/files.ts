/**
 * The files that a person chose in a form's field, also those without a single byte: a phone may hand over the name of a photo that lies
 * in the cloud. A browser sends a field in which nothing was chosen as an empty file without a name.
 */
export function chosenFiles(form: FormData, field: string): File[] {
  return form
    .getAll(field)
    .filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ""));
}

/** Whether a chosen file holds nothing, so that it has to be chosen again. */
export const isEmptyFile = ({ size }: File): boolean => size === 0;

/** The sentence for an empty photo, and for an empty file of another kind. */
export const emptyPhoto = "The photo is empty: choose it again.";
export const emptyFile = "The file is empty: choose it again.";
