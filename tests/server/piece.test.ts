import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { gzipOf, joined, Piece } from "~/server/page-cache/piece";

const piecesOf = (...texts: string[]) => texts.map((text) => new Piece(Buffer.from(text)));
/** As an element that renders nothing: zlib's sum of it begins anew. */
const nothing = new Piece(Buffer.alloc(0));

it.each([
  ["one piece", piecesOf("<p>Groundnut oil</p>")],
  ["three, the second short", piecesOf("<p>".repeat(30_000), "2", "સિંગતેલ ₹184")],
  ["an empty one in the middle", [...piecesOf("<b>Cart</b>"), nothing, ...piecesOf("<i>2</i>")]],
  ["an empty one at the start", [nothing, ...piecesOf("<b>Cart</b>")]],
  ["nothing", [nothing]],
])("%s: browsers read of the gzip what the pieces say", (_what, pieces) => {
  expect(gunzipSync(gzipOf(pieces)).toString()).toBe(joined(pieces).toString());
});

it("the size tells nothing of a name in one piece to who chose the words of another", () => {
  const size = (words: string, name: string) =>
    gzipOf(piecesOf(`<h1>${words}</h1>`, `<b>${name}</b>`, words)).length;
  const ofNames = (words: string) => size(words, "Asha Patel") - size(words, "Ramesh Jain");
  expect(ofNames("Asha Patel")).toBe(ofNames("Ramesh Jain"));
  expect(ofNames("Asha Patel")).toBe(ofNames("oil"));
});
