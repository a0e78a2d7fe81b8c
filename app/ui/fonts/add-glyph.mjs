/**
 * Puts one simple glyph of a variable TrueType font into another of the same family.
 *
 * @param {Buffer} font takes the glyph
 * @param {Buffer} donor has it; same size of the em, same axes
 * @param {number} character its code point
 * @returns {Buffer} the whole font, without HVAR: browsers then read the widths from `gvar`, where they stand as well
 */
export function addGlyph(font, donor, character) {
  const [into, from] = [tablesOf(font), tablesOf(donor)];
  for (const table of ["fvar", "avar"])
    if (!into[table].equals(from[table])) throw new Error(`Not of one family: ${table} differs`);
  if (emOf(into) !== emOf(from)) throw new Error("Not of one family: the em differs");

  const source = glyphsByCharacter(from.cmap).get(character);
  if (source === undefined) throw new Error("The donor has no such glyph");
  const count = into.maxp.readUInt16BE(4);
  const outline = glyphData(from, source);
  if (outline.readInt16BE(0) < 1) throw new Error("Only simple glyphs");

  const { HVAR: _widths, ...kept } = into;
  return fontOf({
    ...kept,
    ...outlinesWith(into, outline, count),
    hmtx: Buffer.concat([...upTo(count, (glyph) => metric(into, glyph)), metric(from, source)]),
    hhea: edited(into.hhea, (copy) => copy.writeUInt16BE(count + 1, 34)),
    maxp: edited(into.maxp, (copy) => {
      copy.writeUInt16BE(count + 1, 4);
      for (const most of [6, 8])
        copy.writeUInt16BE(Math.max(copy.readUInt16BE(most), from.maxp.readUInt16BE(most)), most);
    }),
    gvar: variationsWith(into.gvar, from.gvar, source),
    cmap: cmapOf(new Map(glyphsByCharacter(into.cmap)).set(character, count)),
    // Without names of glyphs: nobody on a page reads them.
    post: edited(into.post.subarray(0, 32), (copy) => copy.writeUInt32BE(0x00030000, 0)),
  });
}

const upTo = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const edited = (table, edit) => {
  const copy = Buffer.from(table);
  edit(copy);
  return copy;
};
const emOf = ({ head }) => head.readUInt16BE(18);

function tablesOf(font) {
  const entries = upTo(font.readUInt16BE(4), (index) => {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    return [
      font.toString("latin1", at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    ];
  });
  return Object.fromEntries(entries);
}

/** The checksums stay 0; the subsetter, which reads the font next, writes them. */
function fontOf(tables) {
  const names = Object.keys(tables).sort();
  const head = Buffer.alloc(12 + names.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  const bodies = [];
  let offset = head.length;
  names.forEach((name, index) => {
    const at = 12 + index * 16;
    head.write(name, at, "latin1");
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(tables[name].length, at + 12);
    const body = padded(tables[name]);
    bodies.push(body);
    offset += body.length;
  });
  return Buffer.concat([head, ...bodies]);
}

const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function glyphData({ glyf, loca, head }, glyph) {
  const long = head.readInt16BE(50) === 1;
  const at = (index) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return glyf.subarray(at(glyph), at(glyph + 1));
}

function outlinesWith(tables, outline, count) {
  const outlines = [...upTo(count, (glyph) => glyphData(tables, glyph)), outline].map(padded);
  return {
    glyf: Buffer.concat(outlines),
    loca: longOffsets(outlines),
    head: edited(tables.head, (copy) => copy.writeInt16BE(1, 50)),
  };
}

/** Where each piece starts when all stand one after the other, and where the last one ends. */
function longOffsets(pieces) {
  const offsets = Buffer.alloc((pieces.length + 1) * 4);
  let sum = 0;
  pieces.forEach((piece, index) => {
    sum += piece.length;
    offsets.writeUInt32BE(sum, (index + 1) * 4);
  });
  return offsets;
}

/** Width and left bearing of a glyph, 4 bytes; the last width counts for all glyphs after it. */
function metric({ hmtx, hhea }, glyph) {
  const widths = hhea.readUInt16BE(34);
  if (glyph < widths) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
  const bearing = widths * 4 + (glyph - widths) * 2;
  return Buffer.concat([
    hmtx.subarray(widths * 4 - 4, widths * 4 - 2),
    hmtx.subarray(bearing, bearing + 2),
  ]);
}

/** `gvar` of both: the peaks of the donor that its glyphs share are put behind the font's own. */
function variationsWith(gvar, donor, glyph) {
  const [ours, theirs] = [sharedPeaks(gvar), sharedPeaks(donor)];
  const pieces = [
    ...upTo(gvar.readUInt16BE(12), (index) => variationOf(gvar, index)),
    renumbered(variationOf(donor, glyph), ours.count, donor.readUInt16BE(4)),
  ].map(padded);
  const offsets = longOffsets(pieces);
  const peaks = Buffer.concat([ours.bytes, theirs.bytes]);
  const head = Buffer.from(gvar.subarray(0, 20));
  head.writeUInt16BE(ours.count + theirs.count, 6);
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt16BE(pieces.length, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(20 + offsets.length + peaks.length, 16);
  return Buffer.concat([head, offsets, peaks, ...pieces]);
}

function sharedPeaks(gvar) {
  const count = gvar.readUInt16BE(6);
  const start = gvar.readUInt32BE(8);
  return { count, bytes: gvar.subarray(start, start + count * gvar.readUInt16BE(4) * 2) };
}

function variationOf(gvar, glyph) {
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const start = gvar.readUInt32BE(16);
  const at = (index) =>
    start + (long ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2);
  return gvar.subarray(at(glyph), at(glyph + 1));
}

const [tupleCountMask, ownPeak, ownRange, peakIndex] = [0x0fff, 0x8000, 0x4000, 0x0fff];

/** The same variation of a glyph, its numbers of shared peaks moved up. */
function renumbered(variation, moved, axes) {
  return edited(variation, (copy) => {
    let at = 4;
    for (let left = copy.readUInt16BE(0) & tupleCountMask; left > 0; left -= 1) {
      const index = copy.readUInt16BE(at + 2);
      if (!(index & ownPeak))
        copy.writeUInt16BE((index & ~peakIndex) | ((index & peakIndex) + moved), at + 2);
      at += 4 + (index & ownPeak ? axes * 2 : 0) + (index & ownRange ? axes * 4 : 0);
    }
  });
}

/** Of the Unicode subtable in format 4, which these fonts have. */
function glyphsByCharacter(cmap) {
  const starts = upTo(cmap.readUInt16BE(2), (index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("No cmap in format 4");
  const table = cmap.subarray(start);
  const segments = table.readUInt16BE(6) / 2;
  const glyphs = new Map();
  for (let segment = 0; segment < segments; segment += 1) {
    const [end, from, delta, range] = [
      14,
      16 + segments * 2,
      16 + segments * 4,
      16 + segments * 6,
    ].map((part) => part + segment * 2);
    const first = table.readUInt16BE(from);
    for (let character = first; character <= table.readUInt16BE(end); character += 1) {
      if (character === 0xffff) break;
      const jump = table.readUInt16BE(range);
      const looked = jump && table.readUInt16BE(range + jump + (character - first) * 2);
      if (jump && !looked) continue;
      glyphs.set(character, ((jump ? looked : character) + table.readUInt16BE(delta)) & 0xffff);
    }
  }
  return glyphs;
}

/** In format 12, one group for each character. */
function cmapOf(glyphs) {
  const head = Buffer.alloc(12 + 16);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(3, 4);
  head.writeUInt16BE(10, 6);
  head.writeUInt32BE(12, 8);
  head.writeUInt16BE(12, 12);
  head.writeUInt32BE(16 + glyphs.size * 12, 16);
  head.writeUInt32BE(glyphs.size, 24);
  const groups = [...glyphs]
    .sort(([a], [b]) => a - b)
    .map(([character, glyph]) => {
      const group = Buffer.alloc(12);
      [character, character, glyph].forEach((value, index) =>
        group.writeUInt32BE(value, index * 4),
      );
      return group;
    });
  return Buffer.concat([head, ...groups]);
}
