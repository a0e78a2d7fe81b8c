import type { Row } from "./row";

/** A figure that the shop has to reach, and whether it did. */
export type Verdict = { promise: string; reached: string; kept: boolean };

const openPages = ["home", "store", "product", "category"];
const searching = ["search", "store filtered"];

/** What is promised of the shop's speed, held against what was measured. What was not measured is not judged. */
export function verdicts(rows: Row[]): Verdict[] {
  const many = (row: Row) => row.products >= 100_000;
  return [
    ...rows
      .filter((row) => row.visitor === "guest" && openPages.includes(row.name))
      .map((row) => atLeast(row, "0.6 × bare page", row.ratio, 0.6)),
    ...rows
      .filter((row) => isPersonal(row) && openPages.includes(row.name))
      .map((row) => atLeast(row, "0.5 × bare renderToString", row.ratio, 0.5)),
    ...rows
      .filter((row) => searching.includes(row.name) && row.visitor === "guest" && many(row))
      .map((row) =>
        row.alone
          ? atMost(row, "97 of 100 within 15 ms", row.p97, 15)
          : atLeast(row, "0.15 × bare renderToString", row.ratio, 0.15),
      ),
    ...rows
      .filter(
        (row) =>
          searching.includes(row.name) &&
          row.ratio !== null &&
          row.visitor === "guest" &&
          many(row),
      )
      .flatMap((row) => costAgainstSmall(row, rows)),
    ...rows
      .filter((row) => row.name === "add to cart")
      .map((row) => atLeast(row, "1,500 a second", row.perSecond, 1500)),
    ...rows
      .filter((row) => row.name === "place order → settle")
      .flatMap((row) => [
        atLeast(row, "300 orders a second", row.perSecond, 300),
        atMost(row, "99 of 100 within 50 ms", row.p99, 50),
      ]),
    ...rows
      .filter((row) => row.visitor === "admin" && (row.orders >= 1_000_000 || many(row)))
      .map((row) => atMost(row, "97 of 100 within 100 ms", row.p97, 100)),
    ...rows
      .filter((row) => row.twoProcesses !== undefined && isPersonal(row))
      .map((row) =>
        atLeast(row, "two processes 1.7 × one", (row.twoProcesses ?? 0) / row.perSecond, 1.7),
      ),
  ];
}

const isPersonal = ({ visitor }: Row) => visitor === "with a cart" || visitor === "signed in";

function costAgainstSmall(row: Row, rows: Row[]): Verdict[] {
  const small = rows.find(
    ({ name, visitor, products, ratio }) =>
      name === row.name && visitor === row.visitor && products === 100 && ratio !== null,
  );
  if (!small?.cpuMs || !row.cpuMs) return [];
  return [atMost(row, "cost 1.5 × that at 100 products", row.cpuMs / small.cpuMs, 1.5)];
}

function atLeast(row: Row, words: string, figure: number | null, least: number): Verdict {
  return verdict(row, words, figure, figure !== null && figure >= least);
}

function atMost(row: Row, words: string, figure: number, most: number): Verdict {
  return verdict(row, words, figure, figure <= most);
}

function verdict(row: Row, words: string, figure: number | null, kept: boolean): Verdict {
  const { name, visitor, products, orders } = row;
  return {
    promise: `${name}, ${visitor}, ${products} products, ${orders} orders: ${words}`,
    reached: figure === null ? "not measured" : String(Number(figure.toPrecision(3))),
    kept,
  };
}
