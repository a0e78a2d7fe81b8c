import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Table } from "~/ui/table";
import type { CountReport } from "./import-submit.server";
import type { StockChange } from "./stock-plan.server";
import { packName } from "./stock-words";

/** What a file would change, with the button that saves it; or the lines to correct. */
export function CountCheck({ report }: { report: CountReport }) {
  const { changes, unchanged, total, problems, fileName } = report;
  return (
    <section className="stack panel" aria-labelledby="count-check">
      <h2 id="count-check">{`Check of ${fileName || "the file"}`}</h2>
      {problems.length > 0 ? (
        <>
          <p className="notice notice-error" role="alert">
            Nothing is saved until every line is right: correct the file and upload it again.
          </p>
          <Table
            caption="Lines to correct"
            rows={problems}
            keyOf={({ line, reason }) => `${line} ${reason}`}
            columns={[
              { head: "Line", kind: "name", cell: ({ line }) => line || "–" },
              { head: "Product", cell: ({ what }) => what || "–" },
              { head: "Reason", cell: ({ reason }) => reason },
            ]}
          />
        </>
      ) : (
        <>
          <Table
            caption={unchanged > 0 ? `What changes; ${unchanged} others stay` : "What changes"}
            rows={changes}
            keyOf={({ line }) => line}
            empty={<p>This file changes nothing.</p>}
            columns={[
              { head: "Line", kind: "name", cell: ({ line }) => line },
              { head: "Product", cell: ({ product }) => packName(product) },
              { head: "Change", cell: changeInWords },
            ]}
          />
          {total > changes.length && <p>{`And ${total - changes.length} more products.`}</p>}
          {total > 0 && <Confirm report={report} />}
        </>
      )}
    </section>
  );
}

function changeInWords({ product, onHand, lowLine, counted }: StockChange): string {
  return [
    counted !== product.isCounted && (counted ? "counting begins" : "counting ends"),
    onHand !== product.stock && `on hand: ${product.stock} → ${onHand}`,
    lowLine !== product.lowStock && `low at: ${product.lowStock ?? "none"} → ${lowLine ?? "none"}`,
  ]
    .filter(Boolean)
    .join("; ");
}

function Confirm({ report: { text, fileName, fingerprint } }: { report: CountReport }) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="fileName" value={fileName} />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <p className="muted">Nothing is saved yet.</p>
      <Button pending={isSaving}>Save this count</Button>
    </Form>
  );
}
