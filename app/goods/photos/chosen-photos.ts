import { useCallback, useEffect, useRef, useState } from "react";
import { smallerPhoto } from "./smaller-photo";

/**
 * The photos that are chosen in a field, which large ones leave smaller than they came; none once its form is reset. `field` and
 * `onChange` are for the input.
 */
export function useChosenPhotos() {
  const field = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const look = useCallback(() => {
    setFiles([...(field.current?.files ?? [])]);
    void makeSmaller(field.current).then((smaller) => smaller && setFiles(smaller));
  }, []);
  useEffect(() => {
    // Chosen before this script ran.
    if (field.current?.files?.length) look();
    const form = field.current?.form;
    const forget = () => setFiles([]);
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, [look]);
  return { field, files, onChange: look };
}

/** Puts smaller photos into the field, unless others were chosen meanwhile. Null: it stays as it is. */
async function makeSmaller(field: HTMLInputElement | null): Promise<File[] | null> {
  const chosen = field?.files;
  if (!field || !chosen?.length || typeof DataTransfer === "undefined") return null;
  const smaller: File[] = [];
  // One after the other: each is held in memory as it is drawn.
  for (const file of chosen) smaller.push(await smallerPhoto(file));
  const isSame = smaller.every((file, index) => file === chosen[index]);
  if (isSame || field.files !== chosen) return null;
  const transfer = new DataTransfer();
  for (const file of smaller) transfer.items.add(file);
  field.files = transfer.files;
  return smaller;
}

/** An address for each file, as long as it is shown. */
export function useAddresses(files: File[]): string[] {
  const [addresses, setAddresses] = useState<string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setAddresses(made);
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, [files]);
  return addresses;
}
