import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { csvDownload, csvLines, plain } from "~/base/lib/csv/csv";
import { csvCells } from "~/base/lib/csv/csv-read.server";
import { hasLostLetters } from "~/base/lib/csv/lost-letters";

test.each(["=1+1", "+91 98765", "-2+3", "-1.", "--2", "@SUM(A1)", "\t=1", "\r=1", "'=1"])(
  "a cell %j is no formula any more",
  (cell) => expect(parse(csvLines([[cell]]))).toEqual([[`'${cell}`]]),
);

test.each(["", "-2", "-1380.95", "Asha", "1=1", "a@b.example", " =1", "'tis", "આશા"])(
  "a cell %j is left alone",
  (cell) => expect(parse(csvLines([[cell, "x"]]))).toEqual([[cell, "x"]]),
);

test("a line is read back as it was, whatever is in it", () => {
  const cells = [
    'say "hi"',
    "two\nlines",
    "a,b",
    "",
    "₹1,450",
    "આશા",
    "=1",
    "'=1",
    "+91 98250 12345",
    "'+91 9",
    "-2",
    "@x",
  ];
  expect(parse(csvLines([cells]))[0]?.map(plain)).toEqual(cells);
});

test("a download is UTF-8 with its mark, and asks for lines only as they are read", async () => {
  let asked = 0;
  async function* lines() {
    for (;;) {
      asked += 1;
      yield "a\r\n";
    }
  }
  const answer = csvDownload("things.csv", lines());
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="things.csv"');
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  await reader?.read();
  await reader?.cancel();
  expect(asked).toBeLessThan(4);
});

describe("a file as programs write it", () => {
  const read = (text: string) => csvCells(text, 100);
  const rows = [
    { line: 1, cells: ["slug", "words"] },
    { line: 2, cells: ["a", "x\ny"] },
    { line: 4, cells: ["b", "z"] },
  ];

  test.each([
    ["commas", 'slug,words\na,"x\ny"\nb,z\n'],
    ["breaks of Windows, also inside of a cell", 'slug,words\r\na,"x\r\ny"\r\nb,z\r\n'],
    ["semicolons", 'slug;words\na;"x\ny"\nb;z'],
    ["tabs", '\uFEFFslug\twords\r\na\t"x\r\ny"\r\nb\tz\r\n'],
  ])("with %s is read with the lines that an editor shows", (_, text) => {
    expect(read(text)).toEqual(rows);
  });

  test.each([";", ",", "\t"])("may name %j on a first line of its own", (sign) => {
    const text = `sep=${sign}\r\nslug${sign}words\r\nb${sign}z\r\n`;
    expect(read(text)).toEqual([
      { line: 2, cells: ["slug", "words"] },
      { line: 3, cells: ["b", "z"] },
    ]);
  });

  test.each(["???? ??? ????", "Premium Oil â€“ Surat", "àª¸àª¿àª‚àª— tin", "Oil \uFFFD"])(
    "with %j has lost letters",
    (words) => expect(hasLostLetters(words)).toBe(true),
  );

  test.each(["Which oil?", "સિંગતેલ – 15 L", "Café à la carte", "10 % off??"])(
    "with %j has not",
    (words) => expect(hasLostLetters(words)).toBe(false),
  );
});
