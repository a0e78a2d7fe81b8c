import { emptyPhoto } from "~/base/lib/form/files";
import { priceRule } from "../forms";
import { mrpRule } from "../pack-fields";
import { numberRule } from "../quantity-typed";
import { mostPhotos } from "~/goods/photos/photo-ref";

/** For each problem of a product form: its field, its message and the response status. */
export const productProblems = {
  price: { field: "price", sentence: priceRule, status: 400 },
  mrp: { field: "mrp", sentence: mrpRule, status: 400 },
  "back-on": {
    field: "back_on",
    sentence: "The day must be today or one to come",
    status: 400,
  },
  volume: { field: "quantity", sentence: "quantity must be at most 9999.99 litres", status: 400 },
  pieces: { field: "quantity", sentence: numberRule, status: 400 },
  containers: {
    field: "containers",
    sentence:
      "containers must divide the pack into equal parts of whole millilitres, grams or pieces",
    status: 400,
  },
  "code-taken": { field: "code", sentence: "code is another product’s already", status: 400 },
  "unknown-category": {
    field: "category",
    sentence: "category must be one of the list",
    status: 400,
  },
  "not-an-image": {
    field: "photo",
    sentence: "Photo must be a JPEG, PNG, WebP, AVIF or GIF image",
    status: 415,
  },
  "too-large": {
    field: "photo",
    sentence: "Photo must have at most 50 megapixels",
    status: 413,
  },
  "empty-photo": { field: "photo", sentence: emptyPhoto, status: 400 },
  "too-heavy": { field: "photo", sentence: "Photo must be at most 5 MB", status: 413 },
  "too-many": {
    field: "photo",
    sentence: `A product can have at most ${mostPhotos} photos`,
    status: 400,
  },
} as const;
