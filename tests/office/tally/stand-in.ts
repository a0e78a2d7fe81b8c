import { JSDOM } from "jsdom";

/**
 * A stand-in for Tally's import: takes masters, then vouchers, and says what Tally is known to refuse. Written from its documents and what
 * others met, not from the shop's code. `company`: the one that is open, `month`: `202611`, in which dates must lie.
 */
export class Tally {
  /** Ledgers by name, with their group. */
  readonly ledgers = new Map<string, { parent: string; billWise: boolean }>();
  readonly vouchers: Taken[] = [];
  readonly #numbers = new Set<string>();
  readonly #ids = new Set<string>();
  readonly #bills = new Set<string>();

  constructor(readonly company: string) {}

  /** The errors of a file of masters; those without any are kept. */
  masters(xml: string): string[] {
    const inFile = new Set<string>();
    return this.#messages(xml, "All Masters", "LEDGER", (ledger) => {
      const name = ledger.getAttribute("NAME") ?? "";
      const parent = textIn(ledger, "PARENT");
      if (name === "" || textIn(ledger, "NAME.LIST > NAME") !== name) return ["Ledger has no name"];
      if (name !== name.trim()) return [`Ledger '${name}' has spaces around it`];
      if (!groups.has(parent)) return [`Group '${parent}' does not exist`];
      const twin = [...this.ledgers.keys()].find((each) => plain(each) === plain(name));
      // One that is there already is altered, but not by another spelling, nor twice by one file.
      if (twin !== undefined && (twin !== name || inFile.has(name)))
        return [`Ledger '${name}' is '${twin}'`];
      if (twin !== undefined && this.ledgers.get(twin)?.parent !== parent)
        return [`Ledger '${name}' is of another group`];
      inFile.add(name);
      if ([...groups].some((each) => plain(each) === plain(name)))
        return [`Ledger '${name}' is a group`];
      this.ledgers.set(name, { parent, billWise: textIn(ledger, "ISBILLWISEON") === "Yes" });
      return [];
    });
  }

  /** The errors of a file of vouchers of a month; those without any are kept. */
  load(xml: string, month: string): string[] {
    return this.#messages(xml, "Vouchers", "VOUCHER", (voucher) => {
      const taken = read(voucher);
      const errors = [...this.#wrongHead(voucher, taken, month), ...this.#wrongLines(taken)];
      if (errors.length === 0) this.#keep(taken);
      return errors.map((error) => `${taken.number}: ${error}`);
    });
  }

  #messages(
    xml: string,
    report: string,
    what: string,
    take: (element: Element) => string[],
  ): string[] {
    let page: Document;
    try {
      page = new JSDOM(xml, { contentType: "text/xml" }).window.document;
    } catch (error) {
      return [`Not XML: ${String(error)}`];
    }
    if (/[^\P{Cc}\n]|&#x?(?:[0-9]|1[0-9]);/u.test(xml)) return ["Control characters"];
    const said = (path: string) => page.querySelector(path)?.textContent ?? "";
    if (said("ENVELOPE > HEADER > TALLYREQUEST") !== "Import Data") return ["Unknown request"];
    const head = "ENVELOPE > BODY > IMPORTDATA > REQUESTDESC";
    if (said(`${head} > REPORTNAME`) !== report) return ["Unknown report"];
    const company = said(`${head} > STATICVARIABLES > SVCURRENTCOMPANY`);
    if (company !== this.company) return [`Could not set company to '${company}'`];
    const data = page.querySelector("ENVELOPE > BODY > IMPORTDATA > REQUESTDATA");
    return [...(data?.children ?? [])].flatMap((message) => {
      const [only, ...more] = message.children;
      if (message.tagName !== "TALLYMESSAGE" || only?.tagName !== what || more.length > 0)
        return ["Unknown message"];
      return take(only);
    });
  }

  #wrongHead(voucher: Element, taken: Taken, month: string): string[] {
    const { type, number, id, day, party } = taken;
    return [
      types.has(type) && voucher.getAttribute("VCHTYPE") === type ? "" : "Voucher type is unknown",
      isDay(day) ? "" : "Voucher date is missing",
      day.startsWith(month) ? "" : "Voucher date is outside the period",
      number === "" || id === "" ? "No number" : "",
      this.#numbers.has(`${type} ${number}`) ? "Duplicate voucher number" : "",
      this.#ids.has(id) ? "Duplicate REMOTEID" : "",
      party === "" || taken.lines.some(({ ledger }) => ledger === party) ? "" : "Party has no line",
    ].filter((error) => error !== "");
  }

  #wrongLines({ type, lines }: Taken): string[] {
    const sum = lines.reduce((total, { paise }) => total + paise, 0);
    const isMoney = ({ ledger }: TakenLine) =>
      moneyGroups.has(this.ledgers.get(ledger)?.parent ?? "");
    const of = lines.flatMap((line) => {
      const { ledger, paise, isDebit, bills, shape } = line;
      const known = this.ledgers.get(ledger);
      const bound = bills.reduce((total, bill) => total + bill.paise, 0);
      return [
        known ? "" : `Ledger '${ledger}' does not exist`,
        shape ? "" : "Amount is no amount",
        isDebit === paise < 0 && paise !== 0 ? "" : "Amount and side differ",
        bills.length > 0 && bound !== paise ? "Bill allocations do not match the amount" : "",
        bills.length > 0 && !known?.billWise ? "Ledger has no bills" : "",
        ...bills.map((bill) => this.#wrongBill(ledger, bill)),
      ];
    });
    return [
      lines.length < 2 ? "Voucher has too few entries" : "",
      sum === 0 ? "" : "Voucher totals do not match",
      type === "Contra" && !lines.every(isMoney) ? "Contra takes cash and bank only" : "",
      type === "Journal" && lines.some(isMoney) ? "Journal takes neither cash nor bank" : "",
      ...of,
    ].filter((error) => error !== "");
  }

  #wrongBill(ledger: string, { type, name }: TakenBill): string {
    const isKnown = this.#bills.has(`${ledger} ${name}`);
    if (name === "") return "Bill has no name";
    if (type === "New Ref") return isKnown ? `Bill '${name}' exists already` : "";
    if (type === "Agst Ref" || type === "Advance") return "";
    return `Unknown bill type '${type}'`;
  }

  #keep(taken: Taken) {
    this.vouchers.push(taken);
    this.#numbers.add(`${taken.type} ${taken.number}`);
    this.#ids.add(taken.id);
    for (const { ledger, bills } of taken.lines)
      for (const { name } of bills) this.#bills.add(`${ledger} ${name}`);
  }

  /** What a ledger comes to by the vouchers that were taken, in paise: above zero a debit. */
  balance(ledger: string): number {
    const lines = this.vouchers.flatMap((voucher) => voucher.lines);
    return lines.reduce((sum, line) => sum - (line.ledger === ledger ? line.paise : 0), 0);
  }
}

type TakenBill = { type: string; name: string; paise: number };
/** As Tally has them: below zero a debit. */
type TakenLine = {
  ledger: string;
  paise: number;
  isDebit: boolean;
  shape: boolean;
  bills: TakenBill[];
};
type Taken = {
  type: string;
  number: string;
  id: string;
  day: string;
  party: string;
  lines: TakenLine[];
};

const types = new Set(["Sales", "Credit Note", "Receipt", "Payment", "Contra", "Journal"]);
const moneyGroups = new Set(["Cash-in-Hand", "Bank Accounts"]);
const groups = new Set([
  ...moneyGroups,
  "Sundry Debtors",
  "Sundry Creditors",
  "Sales Accounts",
  "Purchase Accounts",
  "Duties & Taxes",
  "Direct Expenses",
  "Indirect Expenses",
  "Indirect Incomes",
  "Current Assets",
  "Current Liabilities",
  "Capital Account",
]);

const plain = (name: string) => name.toLowerCase().replaceAll(/\s/g, "");

/** CSS knows a dot as the start of a class. */
const textIn = (element: Element, path: string): string =>
  element.querySelector(`:scope > ${path.replaceAll(".", "\\.")}`)?.textContent ?? "";

const allIn = (element: Element, name: string): Element[] =>
  [...element.children].filter(({ tagName }) => tagName === name);

function isDay(day: string): boolean {
  if (!/^\d{8}$/.test(day)) return false;
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

const amountIn = (element: Element) => {
  const text = textIn(element, "AMOUNT");
  return { shape: /^-?\d+\.\d\d$/.test(text), paise: Math.round(Number(text) * 100) };
};

function read(voucher: Element): Taken {
  return {
    type: textIn(voucher, "VOUCHERTYPENAME"),
    number: textIn(voucher, "VOUCHERNUMBER"),
    id: voucher.getAttribute("REMOTEID") ?? "",
    day: textIn(voucher, "DATE"),
    party: textIn(voucher, "PARTYLEDGERNAME"),
    lines: allIn(voucher, "ALLLEDGERENTRIES.LIST").map((line) => ({
      ledger: textIn(line, "LEDGERNAME"),
      ...amountIn(line),
      isDebit: textIn(line, "ISDEEMEDPOSITIVE") === "Yes",
      bills: allIn(line, "BILLALLOCATIONS.LIST").map((bill) => ({
        type: textIn(bill, "BILLTYPE"),
        name: textIn(bill, "NAME"),
        paise: amountIn(bill).paise,
      })),
    })),
  };
}
