import { type DutyFacts, filingIn } from "./facts";
import {
  monthName,
  yearOfMonth,
  aYearAfter,
  every,
  everyAfter,
  monthly,
  ofFinancialYear,
  once,
  quarterly,
  type Rule,
  withinQuarter,
} from "./due";

/** Something the law asks for again and again. */
type Duty = {
  key: string;
  title: string;
  /** One sentence, and the name of the rule. */
  why: string;
  law: string;
  /** Where it is handed in or done; a screen of the shop begins with "/". */
  where: string;
  /** The screen of the shop that helps, for a period. */
  screen?: (period: string) => string;
  /** The shop sees by itself when it is done, and it stays due until then, however long ago that was. */
  isSeenBySelf?: true;
  /** The rule that applies to a firm; null: it has no such duty. */
  rule: (facts: DutyFacts) => Rule | null;
};

/** States whose quarterly GSTR-3B is due on the 22nd; of the others it is the 24th (notification 76/2020, rule 61). */
const on22nd = new Set("22 23 24 25 26 27 29 30 31 32 33 34 35 36 37".split(" "));

/** The day on which the law of self-audits came into force. */
export const lawOfAudits = "2027-01-01";

const files = "/dashboard/admin/invoices/gst-return";
const isMonth = (period: string) => /^\d{4}-\d{2}$/.test(period);
const returnScreen = (period: string) =>
  isMonth(period) ? `${files}?month=${period}` : `${files}?quarter=${period}`;

/** What is due of GST by how a firm filed the month before; null: it has no GSTIN. Nothing of a month before it was registered. */
const ofGst = (facts: DutyFacts, by: Partial<Record<DutyFacts["filing"], Rule>>): Rule | null =>
  facts.hasGstin
    ? (month) => {
        const before = monthName(month - 1);
        const rule = by[filingIn(before, facts)];
        return rule && before >= facts.gstDay.slice(0, 7) ? rule(month) : null;
      }
    : null;

/** What is due of the financial year of GST that ended last. */
const ofGstYear =
  ({ gstDay }: DutyFacts, monthOfYear: number, dayOfMonth: number): Rule =>
  (month) =>
    `${yearOfMonth(month)}-03-31` >= gstDay
      ? ofFinancialYear(monthOfYear, dayOfMonth)(month)
      : null;

const isFood = ({ oil }: DutyFacts) => oil !== "none";

/** All duties that the shop knows, in the order in which they are shown when they are due on one day. */
export const duties: readonly Duty[] = [
  {
    key: "self-audit",
    title: "Self-audit of dark patterns",
    why: "Every shop on the internet checks itself once a year for the 13 dark patterns, and shows the certificate.",
    law: "Consumer Protection (E-Commerce) Amendment Rules 2026, rule 4(15)",
    where: "In this shop",
    screen: () => "/dashboard/admin/self-audit",
    isSeenBySelf: true,
    rule: ({ auditDay }) => once(auditDay ? aYearAfter(auditDay) : lawOfAudits),
  },
  {
    key: "gstr-1",
    title: "GSTR-1",
    why: "The return of what was sold: buyers with a GSTIN get their input tax by it.",
    law: "CGST Act, section 37 and rule 59",
    where: "On the GST portal",
    screen: returnScreen,
    rule: (facts) => ofGst(facts, { month: monthly(11), quarter: quarterly(13) }),
  },
  {
    key: "iff",
    title: "IFF (invoices to firms)",
    why: "Firms that bought from you see their invoices now and not at the end of the quarter. You may leave it out: what is missing goes into the quarter’s GSTR-1.",
    law: "CGST Rules, rule 59(2)",
    where: "On the GST portal",
    screen: returnScreen,
    rule: (facts) => ofGst(facts, { quarter: withinQuarter(13) }),
  },
  {
    key: "gstr-3b",
    title: "GSTR-3B, with its tax",
    why: "The summary by which the tax is paid; without it the next GSTR-1 is blocked.",
    law: "CGST Act, section 39 and rule 61",
    where: "On the GST portal",
    screen: returnScreen,
    rule: (facts) =>
      ofGst(facts, { month: monthly(20), quarter: quarterly(on22nd.has(facts.state) ? 22 : 24) }),
  },
  {
    key: "pmt-06",
    title: "Tax of the month (PMT-06)",
    why: "Firms that file by the quarter pay the tax of its first two months ahead. None is needed if nothing is due.",
    law: "CGST Rules, rule 61(3)",
    where: "On the GST portal",
    rule: (facts) => ofGst(facts, { quarter: withinQuarter(25) }),
  },
  {
    key: "voppa",
    title: "Monthly return of edible oil (VOPPA)",
    why: "Everybody who presses, blends or packs edible oil says what came in, was made, was sold and is left.",
    law: "VOPPA Order 2011, amended by G.S.R. 523(E) of 1 August 2025",
    where: "On the VOPPA portal",
    screen: (month) => `/dashboard/admin/mill/voppa?month=${month}`,
    rule: ({ oil }) => (oil === "none" ? null : monthly(15)),
  },
  {
    key: "credit-notes",
    title: "Last credit notes and corrections",
    why: "After this day no credit note lowers the tax of that year, and no return of it can be corrected.",
    law: "CGST Act, sections 34(2) and 37(3)",
    where: "In this shop, before November’s return",
    screen: () => "/dashboard/admin/invoices",
    rule: (facts) => (facts.hasGstin ? ofGstYear(facts, 11, 30) : null),
  },
  {
    key: "gstr-9",
    title: "Annual return (GSTR-9)",
    why: "Firms above ₹2 crore turnover add up the year once more.",
    law: "CGST Act, section 44 and rule 80",
    where: "On the GST portal",
    rule: (facts) =>
      facts.hasGstin && (facts.turnover === "to-5" || facts.turnover === "above-5")
        ? ofGstYear(facts, 12, 31)
        : null,
  },
  {
    key: "year-end",
    title: "The end of the year",
    why: "Pay what is owed to micro and small firms, look at the turnover: it decides how many digits an HSN code needs, whether invoices go to the e-invoice portal, and how you file. New numbers begin by themselves.",
    law: "Income-tax Act, section 43B(h); CGST Rules, rules 46 and 48(4)",
    where: "With your accountant",
    rule: () => ofFinancialYear(3, 31),
  },
  {
    key: "fssai-return",
    title: "FSSAI annual return (D1)",
    why: "Makers and packers with a licence say what food they made; those with a registration need not.",
    law: "FSS (Licensing and Registration) Regulations 2011, 2.1.13",
    where: "On the FoSCoS portal",
    rule: (facts) => (isFood(facts) && facts.fssai === "licence" ? ofFinancialYear(5, 31) : null),
  },
  {
    key: "fssai-fee",
    title: "FSSAI fee",
    why: "Licence and registration no longer end, but each year has its fee.",
    law: "FSS (Licensing and Registration) Regulations 2011, as amended in 2026",
    where: "On the FoSCoS portal",
    rule: ({ feeDay }) => every(12, feeDay),
  },
  {
    key: "lab-test",
    title: "Oil to the laboratory",
    why: "Makers of food have it tested every six months by a recognised laboratory.",
    law: "FSS (Licensing and Registration) Regulations 2011, conditions of licence",
    where: "A recognised laboratory",
    screen: () => "/dashboard/admin/batches",
    rule: ({ testDay }) => everyAfter(6, testDay),
  },
  {
    key: "scales",
    title: "Scales and measures verified",
    why: "What is sold by weight or measure is weighed with verified scales.",
    law: "Legal Metrology (General) Rules 2011, rule 27",
    where: "The Legal Metrology office",
    rule: ({ scalesDay }) => everyAfter(12, scalesDay),
  },
];

/** The duty of this name; undefined: there is none. */
export const dutyNamed = (key: string): Duty | undefined => duties.find((duty) => duty.key === key);
