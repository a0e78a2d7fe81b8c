import type { Order } from "~/sales/orders/order.server";
import { type InvoiceLine, kindWords, printable } from "./content";
import { type TaxKind, taxSplit } from "./tax-split";

/** An order's line, in paise. */
type SoldLine = Pick<
  InvoiceLine,
  | "position"
  | "name"
  | "hsn"
  | "volumeMl"
  | "measure"
  | "netWeightG"
  | "containers"
  | "quantity"
  | "unitPricePaise"
  | "discountPaise"
  | "gstBasisPoints"
> &
  Partial<Pick<InvoiceLine, "otherNames" | "pieces">>;
type Charges = Pick<Order, "deliveryPaise" | "feePaise">;

/**
 * An order's lines as its invoice has them: the goods less their discount, then delivery and fee if they cost anything.
 * `sold`: the order's lines by position. The totals add up to the order's, to the paisa.
 */
export function invoiceLines(sold: SoldLine[], charges: Charges, tax: TaxKind): InvoiceLine[] {
  const goods = sold.map((line) => goodsLine(line, tax));
  const principal = principalOf(goods);
  if (!principal) return [];
  const next = principal.lastPosition + 1;
  const wanted = [
    { kind: "delivery" as const, paise: charges.deliveryPaise },
    { kind: "fee" as const, paise: charges.feePaise },
  ].filter(({ paise }) => paise > 0);
  return [
    ...goods,
    ...wanted.map(({ kind, paise }, index) => ({
      kind,
      position: next + index,
      name: kindWords[kind],
      otherNames: [],
      hsn: principal.hsn,
      volumeMl: 0,
      measure: "l" as const,
      pieces: null,
      netWeightG: null,
      containers: 1,
      quantity: 0,
      unitPricePaise: paise,
      discountPaise: 0,
      gstBasisPoints: principal.gstBasisPoints,
      ...taxSplit(paise, principal.gstBasisPoints, tax),
      totalPaise: paise,
    })),
  ];
}

function goodsLine(line: SoldLine, tax: TaxKind): InvoiceLine {
  const { quantity, unitPricePaise, discountPaise, gstBasisPoints } = line;
  const totalPaise = unitPricePaise * quantity - discountPaise;
  return {
    kind: "goods",
    position: line.position,
    name: printable(line.name),
    otherNames: (line.otherNames ?? []).map(printable),
    hsn: line.hsn,
    volumeMl: line.volumeMl,
    measure: line.measure,
    pieces: line.pieces ?? null,
    netWeightG: line.netWeightG,
    containers: line.containers,
    quantity,
    unitPricePaise,
    discountPaise,
    gstBasisPoints,
    ...taxSplit(totalPaise, gstBasisPoints, tax),
    totalPaise,
  };
}

/**
 * Goods and their delivery are a composite supply: it is taxed like its principal part (section 8 CGST Act), which is the
 * line of the highest value, the first of equal ones. Undefined without lines.
 */
function principalOf(goods: InvoiceLine[]) {
  const [first, ...others] = goods;
  if (!first) return undefined;
  const { hsn, gstBasisPoints } = others.reduce(
    (largest, line) => (line.totalPaise > largest.totalPaise ? line : largest),
    first,
  );
  return { hsn, gstBasisPoints, lastPosition: Math.max(...goods.map(({ position }) => position)) };
}
