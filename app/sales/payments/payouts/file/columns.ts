/** The columns of a reconciliation as the provider names them; those that the shop does not keep are let pass. */
export const reconColumns = [
  "entity_id",
  "type",
  "debit",
  "credit",
  "amount",
  "currency",
  "fee",
  "tax",
  "on_hold",
  "settled",
  "created_at",
  "settled_at",
  "settlement_id",
  "posted_at",
  "credit_type",
  "description",
  "notes",
  "payment_id",
  "settlement_utr",
  "order_id",
  "order_receipt",
  "method",
  "card_network",
  "card_issuer",
  "card_type",
  "dispute_id",
] as const;

export type ReconColumn = (typeof reconColumns)[number];

export const neededColumns: ReconColumn[] = [
  "entity_id",
  "type",
  "debit",
  "credit",
  "amount",
  "fee",
  "tax",
  "settled_at",
  "settlement_id",
];

export const mostFileRows = 10_000;

/** “Entity ID” is `entity_id`: the first line (below `sep=,`, which spreadsheets write) with low lines for its blanks. */
export const withPlainHeadings = (text: string): string =>
  text.replace(
    /^(\uFEFF?(?:sep=.\r?\n)?)([^\r\n]*)/i,
    (_, before: string, head: string) => before + head.replace(/(?<=\w) +(?=\w)/g, "_"),
  );
