import { clipped } from "../clipped";
import { t } from "~/base/words/say";

/** Field of a form whose page stays and shows the answer in place: what was typed stays, and files stay chosen. */
export const filesKept = "files-kept";

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

/** The file of a field that takes one. `refusal`: several were chosen, so that none is left out without a word. */
export function oneFile(
  form: FormData,
  field: string,
): { file: File | undefined; refusal?: undefined } | { file?: undefined; refusal: string } {
  const files = chosenFiles(form, field);
  if (files.length < 2) return { file: files[0] };
  const names = files.map(nameOf).join(", ");
  return { refusal: t("Only one file can be sent here. Choose one of these: {names}", { names }) };
}

/** What is wrong with a file; of several it says with which. */
export const aboutFile = (file: File, files: File[], sentence: string): string =>
  files.length > 1 ? `${nameOf(file)}: ${sentence}` : sentence;

const nameOf = ({ name }: File) => clipped(name, 60);
