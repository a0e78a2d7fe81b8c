import { useCallback, useEffect, useRef, useState } from "react";
import { photoGround } from "./photo-ref";

/** Longest side (pixels) of a photo that a browser sends: more than any page shows (`zoomWidth`). */
const longestSide = 2560;

/** A photo below it (bytes) is not worth the work. */
const worthwhile = 1024 * 1024;

/** What has one picture in it; a GIF is sent as it is. */
const drawable = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/**
 * The photo as a JPEG of fewer pixels, upright and without what the camera wrote into it, such as the place. The file itself, if it is
 * small already, if this browser cannot read it or draw it, and if the drawing would be no smaller.
 */
async function smallerPhoto(file: File): Promise<File> {
  if (file.size < worthwhile || !drawable.has(file.type)) return file;
  const drawn = await drawing(file).catch(() => null);
  if (!drawn || drawn.type !== "image/jpeg" || drawn.size >= file.size) return file;
  const name = `${file.name.replace(/\.\w+$/, "")}.jpg`;
  return new File([drawn], name, { type: drawn.type, lastModified: file.lastModified });
}

async function drawing(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // As the server does with what is transparent.
  pen.fillStyle = photoGround;
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
}

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
