import { describe, expect, test } from "vitest";
import type { Draft } from "~/office/gst-return/refusals/file-papers";
import { refusedIn } from "~/office/gst-return/refusals/refused";
import { refusals } from "~/office/gst-return/refusals/rules";
import { returnShape } from "~/office/gst-return/return-shape";

const intra = (txval = 25_000) => ({ txval, rt: 5, camt: txval / 40, samt: txval / 40, csamt: 0 });
const inter = (txval = 25_000) => ({ txval, rt: 5, iamt: txval / 20, csamt: 0 });
const items = <Detail>(itm_det: Detail) => [{ num: 501, itm_det }];
const firm = { pos: "24", rchrg: "N", inv_typ: "R" };
const row = { num: 1, desc: "OIL", rt: 5, iamt: 0, camt: 625, samt: 625, csamt: 0 };

/** The example of the reference, with a paper of each section; what the portal takes. */
const good = () =>
  ({
    gstin: "24AAAAA0000A1Z8",
    fp: "112026",
    version: "GST3.2.4",
    hash: "hash",
    b2b: [
      {
        ctin: "27AAPFU0939F1ZV",
        inv: [
          { inum: "PR2627-000105", idt: "12-11-2026", val: 26_250, ...firm, itms: items(intra()) },
        ],
      },
    ],
    b2cl: [
      {
        pos: "27",
        inv: [
          {
            inum: "PR2627-000106",
            idt: "20-11-2026",
            val: 126_000,
            itms: items({ txval: 120_000, rt: 5, iamt: 6000 }),
          },
        ],
      },
    ],
    b2cs: [
      { sply_ty: "INTRA", typ: "OE", pos: "24", ...intra(-200) },
      { sply_ty: "INTER", typ: "OE", pos: "27", ...inter(1000) },
    ],
    nil: { inv: [{ sply_ty: "INTRAB2C", expt_amt: 0, nil_amt: -100, ngsup_amt: 0 }] },
    cdnr: [
      {
        ctin: "27AAPFU0939F1ZV",
        nt: [
          {
            nt_num: "CN2627-000012",
            nt_dt: "25-11-2026",
            ntty: "C",
            val: 2625,
            ...firm,
            itms: items(intra(2500)),
          },
        ],
      },
    ],
    cdnur: [
      {
        nt_num: "CN2627-000013",
        nt_dt: "26-11-2026",
        ntty: "C",
        val: 10_500,
        typ: "B2CL",
        pos: "27",
        itms: items(inter(10_000)),
      },
    ],
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          doc_typ: "Invoices for outward supply",
          docs: [
            {
              num: 1,
              from: "PR2627-000101",
              to: "PR2627-000106",
              totnum: 6,
              cancel: 1,
              net_issue: 5,
            },
          ],
        },
      ],
    },
    hsn: {
      hsn_b2b: [
        { ...row, hsn_sc: "1508", user_desc: "Groundnut oil", uqc: "LTR", qty: 135, txval: 25_000 },
      ],
      hsn_b2c: [
        { ...row, hsn_sc: "9965", user_desc: "Carriage", uqc: "NA", qty: 0, txval: 25_000 },
      ],
    },
  }) satisfies Draft;
type Good = ReturnType<typeof good>;

test("nothing is refused of a good file", () => {
  expect(refusedIn(good())).toEqual([]);
  expect(returnShape.safeParse(good()).success).toBe(true);
});

/** A file that also corrects the month before. */
const amending = () => {
  const file = good();
  const before = { oinum: "PR2627-000090", oidt: "05-10-2026" };
  const noteBefore = { ont_num: "CN2627-000009", ont_dt: "06-10-2026" };
  const [b2b, b2cl, cdnr, cdnur] = [file.b2b[0]!, file.b2cl[0]!, file.cdnr[0]!, file.cdnur[0]!];
  return {
    ...file,
    b2ba: [{ ...b2b, inv: [{ ...before, ...b2b.inv[0]!, inum: before.oinum }] }],
    b2cla: [
      {
        ...b2cl,
        inv: [{ ...before, ...b2cl.inv[0]!, oinum: "PR2627-000091", inum: "PR2627-000091" }],
      },
    ],
    b2csa: [
      { omon: "102026", sply_ty: "INTRA", typ: "OE", pos: "24", itms: [intra(900)] },
      { omon: "102026", sply_ty: "INTER", typ: "OE", pos: "27", itms: [inter(900)] },
    ],
    cdnra: [{ ...cdnr, nt: [{ ...noteBefore, ...cdnr.nt[0]!, nt_num: "CN2627-000009" }] }],
    cdnura: [{ ...noteBefore, ...cdnur, ont_num: "CN2627-000010", nt_num: "CN2627-000010" }],
  } satisfies Draft;
};
type Amending = ReturnType<typeof amending>;

test("nothing is refused of a good file that corrects the month before", () => {
  expect(refusedIn(amending())).toEqual([]);
  expect(returnShape.safeParse(amending()).success).toBe(true);
});

const wronged: [rule: string, names: string, poison: (file: Amending) => void][] = [
  ["without its number", "PR2627-000090", (file) => (file.b2ba[0]!.inv[0]!.oinum = "")],
  ["without its number", "PR2627-000091", (file) => (file.b2cla[0]!.inv[0]!.oidt = "2026-10-05")],
  ["one of this period", "CN2627-000009", (file) => (file.cdnra[0]!.nt[0]!.ont_dt = "01-11-2026")],
  [
    "another one of the file amends",
    "PR2627-000091",
    (file) => (file.b2cla[0]!.inv[0]!.oinum = "PR2627-000090"),
  ],
  [
    "the number of another one",
    "PR2627-000105",
    (file) => (file.b2ba[0]!.inv[0]!.inum = "PR2627-000105"),
  ],
  ["b2cla) of ₹1,00,000 or less", "PR2627-000091", (file) => (file.b2cla[0]!.inv[0]!.val = 90_000)],
  ["does not fit their place", "CN2627-000010", (file) => (file.cdnura[0]!.pos = "24")],
  ["of no earlier month", "b2csa of 112026, state 24", (file) => (file.b2csa[0]!.omon = "112026")],
  ["of no state", "b2csa of 102026, state 96", (file) => (file.b2csa[1]!.pos = "96")],
  ["without a value", "state 24", (file) => (file.b2csa[0]!.itms = [intra(0)])],
  ["does not fit the state", "state 24", (file) => (file.b2csa[0]!.sply_ty = "INTER")],
  [
    "CGST is not their SGST",
    "b2csa",
    (file) => (file.b2csa[0]!.itms[0] = { ...intra(900), camt: 1 }),
  ],
  [
    "as another one does",
    "b2csa of 102026, state 24",
    (file) => file.b2csa.push({ ...file.b2csa[0]! }),
  ],
];

describe("a file that corrects another one", () => {
  test.each(wronged)("with something %s names %s", (rule, names, poison) => {
    const file = amending();
    poison(file);
    const told = refusedIn(file).filter(({ sentence }) => sentence.includes(rule));
    expect(told.map(({ sentence }) => sentence).join("\n")).toContain(names);
  });
});

const paper = (file: Good) => file.b2b[0]!.inv[0]!;
const note = (file: Good) => file.cdnr[0]!.nt[0]!;
const large = (file: Good) => file.b2cl[0]!.inv[0]!;
const docs = (file: Good) => file.doc_issue.doc_det[0]!.docs[0]!;
const small = (file: Good) => file.b2cs[0]!;
const hsn = (file: Good) => file.hsn.hsn_b2b[0]!;

/** What is poisoned, the rule it breaks, and the papers or rows that are named. */
const poisoned: [rule: string, names: string, poison: (file: Good) => void][] = [
  ["GSTIN cannot be ours", "24AAAAA0000A1Z9", (file) => (file.gstin = "24AAAAA0000A1Z9")],
  ["GSTIN cannot be ours", "0717UNO00157UNO", (file) => (file.gstin = "0717UNO00157UNO")],
  ["GSTIN that cannot be one", "PR2627-000105", (file) => (file.b2b[0]!.ctin = "27AAPFU0939F1ZW")],
  ["GSTIN that cannot be one", "CN2627-000012", (file) => (file.cdnr[0]!.ctin = "27AAPFU0939F1C4")],
  ["firm’s own GSTIN", "PR2627-000105", (file) => (file.b2b[0]!.ctin = "24AAAAA0000A1Z8")],
  ["1 to 16 letters", "PR2627-0000000105", (file) => (paper(file).inum = "PR2627-0000000105")],
  ["1 to 16 letters", "PR 105", (file) => (paper(file).inum = "PR 105")],
  ["only zeros", "0000", (file) => (paper(file).inum = "0000")],
  ["the number of another one", "pr2627-000105", (file) => (large(file).inum = "pr2627-000105")],
  [
    "the number of another one",
    "CN2627-000012",
    (file) => (file.cdnur[0]!.nt_num = "CN2627-000012"),
  ],
  ["an impossible date", "PR2627-000105", (file) => (paper(file).idt = "31-11-2026")],
  ["an impossible date", "PR2627-000105", (file) => (paper(file).idt = "2026-11-12")],
  ["after the period", "PR2627-000105", (file) => (paper(file).idt = "01-12-2026")],
  ["before July 2017", "CN2627-000012", (file) => (note(file).nt_dt = "30-06-2017")],
  ["more than 13 digits", "PR2627-000105", (file) => (paper(file).val = 10_000_000_000_000)],
  ["two decimals", "PR2627-000106", (file) => (large(file).val = 126_000.005)],
  ["negative", "PR2627-000105", (file) => (paper(file).val = -1)],
  [
    "more than 11 digits",
    "PR2627-000105",
    (file) => (paper(file).itms[0]!.itm_det.txval = 100_000_000_000),
  ],
  ["more than 11 digits", "b2cs of state 24", (file) => (small(file).txval = -0.001)],
  ["a rate of GST", "PR2627-000105", (file) => (paper(file).itms[0]!.itm_det.rt = 7)],
  ["a rate of GST", "HSN 1508", (file) => (hsn(file).rt = 5.5)],
  ["supply is no state", "PR2627-000105", (file) => (paper(file).pos = "28")],
  ["supply is no state", "b2cs of state 96", (file) => (small(file).pos = "96")],
  ["does not fit their place", "PR2627-000105", (file) => (paper(file).pos = "27")],
  [
    "does not fit their place",
    "CN2627-000012",
    (file) => (note(file).itms = items(inter(2500)) as never),
  ],
  ["does not fit their place", "PR2627-000106", (file) => (file.b2cl[0]!.pos = "24")],
  ["does not fit their place", "b2cs of state 24", (file) => (small(file).sply_ty = "INTER")],
  [
    "CGST is not their SGST",
    "PR2627-000105",
    (file) => (paper(file).itms[0]!.itm_det.camt = 625.01),
  ],
  ["CGST is not their SGST", "HSN 1508", (file) => (hsn(file).samt = 624)],
  ["₹1,00,000 or less", "PR2627-000106", (file) => (large(file).val = 100_000)],
  ["same state and rate", "b2cs of state 24", (file) => file.b2cs.push({ ...small(file) })],
  ["same code, unit and rate", "HSN 1508", (file) => file.hsn.hsn_b2b.push({ ...hsn(file) })],
  ["same kind of goods at 0 %", "INTRAB2C", (file) => file.nil.inv.push({ ...file.nil.inv[0]! })],
  [
    "notes without a taxable value",
    "CN2627-000013",
    (file) => (file.cdnur[0]!.itms = items(inter(0))),
  ],
  ["whether the buyer pays", "CN2627-000012", (file) => (note(file).rchrg = "")],
  [
    "which only sums may have",
    "PR2627-000105",
    (file) => (paper(file).itms = items(intra(-25_000))),
  ],
  [
    "does not fit who pays",
    "PR2627-000105",
    (file) => Object.assign(paper(file), { inv_typ: "DE", rchrg: "Y" }),
  ],
  ["does not fit who pays", "PR2627-000105", (file) => (paper(file).inv_typ = "CBW")],
  ["does not fit who pays", "PR2627-000105", (file) => (paper(file).inv_typ = "X")],
  ["etin", "b2cs of state 24", (file) => Object.assign(small(file), { etin: "24AAAAA0000A1C8" })],
  ["not 4, 6 or 8 digits", "HSN 15089", (file) => (hsn(file).hsn_sc = "15089")],
  ["services (99…)", "HSN 9965", (file) => (file.hsn.hsn_b2c[0]!.uqc = "LTR")],
  ["services (99…)", "HSN 9965", (file) => (file.hsn.hsn_b2c[0]!.qty = 1)],
  ["a unit that the tool", "HSN 1508", (file) => (hsn(file).uqc = "TIN")],
  ["do not add up", "PR2627-000101 to PR2627-000106", (file) => (docs(file).net_issue = 6)],
  ["do not add up", "PR2627-000101 to PR2627-000106", (file) => (docs(file).totnum = 6.5)],
  [
    "do not add up",
    "PR2627-000101 to PR2627-000106",
    (file) => Object.assign(docs(file), { cancel: 7, net_issue: -1 }),
  ],
  [
    "belong to different series",
    "PR2627-000101 to PR2728-000106",
    (file) => (docs(file).to = "PR2728-000106"),
  ],
  [
    "belong to different series",
    "PR2627-000101 to PR2627-000100",
    (file) => (docs(file).to = "PR2627-000100"),
  ],
  ["more than 4.7 MB", "bytes", (file) => (hsn(file).desc = "x".repeat(4_700_000))],
];

describe("a poisoned file", () => {
  test.each(poisoned)("with something %s names %s", (rule, names, poison) => {
    const file = good();
    poison(file);
    const told = refusedIn(file).filter(({ sentence }) => sentence.includes(rule));
    expect(told.map(({ sentence }) => sentence).join("\n")).toContain(names);
  });

  test("was tried for every rule", () => {
    const tried = (rule: string) => [...poisoned, ...wronged].some(([part]) => rule.includes(part));
    expect(refusals.map(({ rule }) => rule).filter((rule) => !tried(rule))).toEqual([]);
  });
});

test("each rule says where it is from", () => {
  for (const { source, code } of refusals) {
    expect(source.length).toBeGreaterThan(10);
    expect(code).toMatch(/^(RET\d{5,6})?$/);
  }
});

test("only our own GSTIN and the size are no reason to give no file", () => {
  const warned = refusals.filter(({ level }) => level === "warning").map(({ rule }) => rule);
  expect(warned).toEqual([
    "to the firm’s own GSTIN",
    "of more than 4.7 MB: upload its sections one by one",
  ]);
});

test("the first few papers stand for all", () => {
  const file = good();
  const numbers = [1, 2, 3, 4, 5, 6, 7].map((each) => `PR2627-${each}`);
  file.b2b[0]!.inv = numbers.map((inum) => ({ ...paper(good()), inum, idt: "01-01-2027" }));
  const [first] = refusedIn(file);
  expect(first?.sentence).toMatch(
    /^7 papers with an impossible date.*: PR2627-1, .*, PR2627-5 and 2 more$/,
  );
});
