import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { ShownAudit } from "./audits.server";
import { selfAuditPath } from "./paths";

/** All audits, the newest first. */
export function AuditList({ audits }: { audits: ShownAudit[] }) {
  return (
    <Table
      rows={audits}
      keyOf={({ id }) => id}
      caption="Audits so far"
      columns={[
        {
          head: "Asked for",
          kind: "name",
          cell: ({ id, asked }) => <Link to={`${selfAuditPath}?audit=${id}`}>{asked}</Link>,
        },
        { head: "Result", cell: resultWords },
        { head: "Signed", cell: ({ signed, signer }) => (signed ? `${signed}, ${signer}` : "No") },
      ]}
    />
  );
}

export function resultWords({ ran, problem, found, unchecked }: ShownAudit): string {
  if (ran === null) return "Runs";
  if (problem !== null) return "Could not run";
  if (found + unchecked === 0) return "Found nothing";
  return [found > 0 && `${found} found`, unchecked > 0 && `${unchecked} not checked`]
    .filter((part) => typeof part === "string")
    .join(", ");
}
