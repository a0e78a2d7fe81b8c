import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Pages of a PDF as a printer of so many dots per inch makes them, and the codes that a scanner finds on them. */

type Dots = { width: number; height: number; black: (x: number, y: number) => boolean };

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
const ready = prepareZXingModule({
  overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer },
  fireImmediately: true,
});

/** The first page in grey. `moved`: so many dots to the right and down, which may be half of one. */
export function dotsOf(pdf: Buffer, dpi: number, moved = 0): Dots & { grey: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), "labels-"));
  try {
    const file = path.join(folder, "labels.pdf");
    writeFileSync(file, moved === 0 ? pdf : shifted(pdf, (moved * 72) / dpi));
    const at = ["-gray", "-singlefile", "-f", "1", "-l", "1", "-r", String(dpi)];
    execFileSync("pdftoppm", [...at, file, path.join(folder, "page")]);
    return pgm(readFileSync(path.join(folder, "page.pgm")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The page's box moved by so many points: everything on it lies elsewhere on the dots. */
const shifted = (pdf: Buffer, by: number): Buffer =>
  Buffer.from(
    pdf
      .toString("latin1")
      .replaceAll(
        /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g,
        (_, width, height) =>
          `/MediaBox [-${by.toFixed(3)} ${by.toFixed(3)} ${width} ${Number(height) + by}]`,
      ),
    "latin1",
  );

function pgm(file: Buffer) {
  const head = file.subarray(0, 40).toString("latin1");
  const [all = "", width = "0", height = "0"] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(head) ?? [];
  const grey = file.subarray(all.length);
  const size = { width: Number(width), height: Number(height) };
  return {
    ...size,
    grey,
    black: (x: number, y: number) => (grey[y * size.width + x] ?? 255) < 128,
  };
}

/** The texts of all codes on the first page, as `QRCode …` and `EAN13 …`, sorted. */
export async function codesOn(pdf: Buffer, dpi: number, moved = 0): Promise<string[]> {
  await ready;
  const { width, height, grey } = dotsOf(pdf, dpi, moved);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const value = grey[at] ?? 255;
    data.set([value, value, value, 255], at * 4);
  }
  const found = await readBarcodes({ data, width, height } as ImageData, {
    formats: ["QRCode", "EAN13"],
    tryHarder: true,
    maxNumberOfSymbols: 100,
  });
  return found.map(({ format, text }) => `${format} ${text}`).sort();
}
