import { describe, expect, test } from "vitest";
import { uploadedText } from "~/base/lib/csv/csv-import.server";
import { chosenFiles, emptyFile, emptyPhoto } from "~/base/lib/form/files";
import { lonePhotoIn } from "~/goods/photos/lone-photo.server";
import { privatePhotosIn } from "~/goods/photos/private-photo.server";
import { photosIn, wrongPhotoIn } from "~/goods/catalogue/changes/product-upload.server";

/** What a phone hands over of a photo that lies in the cloud. */
const nothing = (name: string, type = "image/heic") => new File([], name, { type });
/** What a browser sends where nothing was chosen. */
const untouched = new File([], "", { type: "application/octet-stream" });
const formWith = (field: string, ...files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append(field, file);
  return form;
};

describe("a file without a byte", () => {
  test("is a chosen one; a field that was left alone is none", () => {
    expect(chosenFiles(formWith("photo", untouched), "photo")).toEqual([]);
    expect(chosenFiles(formWith("photo", nothing("IMG_0001.HEIC")), "photo")).toHaveLength(1);
  });

  test("is refused as a photo, alone, among others, and of a product", async () => {
    const form = formWith("photo", nothing("IMG_0001.HEIC"));
    expect(await lonePhotoIn(form)).toEqual({ refusal: emptyPhoto });
    expect(await privatePhotosIn(form, 4)).toEqual({ refusal: emptyPhoto });
    expect(await photosIn(form, "Oil")).toMatchObject({ problem: "empty-photo" });
    expect(await wrongPhotoIn(form)).toMatchObject({ problem: "empty-photo" });
    const left = formWith("photo", untouched);
    expect(await lonePhotoIn(left)).toEqual({ photo: null });
    expect(await privatePhotosIn(left, 4)).toEqual({ photos: [] });
    expect(await photosIn(left, "Oil")).toEqual({ photos: [] });
  });

  test("is refused as a CSV file", async () => {
    for (const [file, sentence] of [
      [nothing("prices.csv", "text/csv"), emptyFile],
      [untouched, "Choose a CSV file first"],
    ] as const) {
      const { refused } = await uploadedText(formWith("file", file), 100);
      expect(refused?.data.form.errors.file).toBe(sentence);
    }
  });
});
