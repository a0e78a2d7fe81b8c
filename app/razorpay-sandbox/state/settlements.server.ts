import type { Context } from "../context";
import { digits, newId } from "../ids.server";
import { type Page, selectPage } from "./page-of.server";

/** Money paid out to the merchant's bank. */
export interface Settlement {
  id: string;
  amountPaise: number;
  status: "created" | "processed" | "failed";
  utr: string;
  /** UTC ms */
  createdAt: number;
}

interface SettlementRow {
  id: string;
  amount_paise: number;
  status: Settlement["status"];
  utr: string;
  created_at: number;
}

/** Stores a new settlement of these payments, refunds and adjustments. Only the moves of this folder may call it. */
export function insertSettlement(
  context: Context,
  { entityIds, ...of }: Pick<Settlement, "amountPaise" | "status"> & { entityIds: string[] },
): Settlement {
  const id = newId("setl");
  const { database } = context;
  database
    .prepare(
      `INSERT INTO settlements (id, amount_paise, status, utr, created_at)
       VALUES (@id, @amountPaise, @status, @utr, @createdAt)`,
    )
    .run({ ...of, id, utr: `RATN${digits(12)}`, createdAt: context.now() });
  const settle = database.prepare("INSERT INTO settled (entity_id, settlement_id) VALUES (?, ?)");
  for (const entityId of entityIds) settle.run(entityId, id);
  return settlementById(context, id)!;
}

export function settlementById(context: Context, id: string): Settlement | null {
  const row = context.database
    .prepare<[string], SettlementRow>("SELECT * FROM settlements WHERE id = ?")
    .get(id);
  return row ? fromRow(row) : null;
}

/** Newest first. */
export function settlements(context: Context, page: Page): Settlement[] {
  return selectPage<SettlementRow>(context, "settlements", [], {}, page).map(fromRow);
}

/** The settlement as the API sends it: fees are told with what it is made of. */
export function settlementEntity(settlement: Settlement) {
  return {
    id: settlement.id,
    entity: "settlement",
    amount: settlement.amountPaise,
    status: settlement.status,
    fees: 0,
    tax: 0,
    utr: settlement.utr,
    created_at: Math.floor(settlement.createdAt / 1000),
  };
}

function fromRow(row: SettlementRow): Settlement {
  return {
    id: row.id,
    amountPaise: row.amount_paise,
    status: row.status,
    utr: row.utr,
    createdAt: row.created_at,
  };
}
