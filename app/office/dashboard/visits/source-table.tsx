import { formatIndian } from "~/base/lib/india/format-indian";
import { Table } from "~/base/ui/table";
import type { Source } from "~/upkeep/visits/source";
import type { VisitsPage } from "./visits.server";

const words: Record<Source, string> = {
  search: "Search engines",
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  instagram: "Instagram",
  site: "Other sites",
  direct: "Direct or unknown",
};

/** Where visits came from, and what links named as their campaign. */
export function SourceTable({ sources, campaigns }: Pick<VisitsPage, "sources" | "campaigns">) {
  const all = sources.reduce((sum, { times }) => sum + times, 0);
  return (
    <>
      <Table
        className="tight"
        rows={sources}
        keyOf={({ name }) => name}
        empty={<p className="muted">Nobody has come yet.</p>}
        columns={[
          { head: "From", kind: "name", cell: ({ name }) => words[name] },
          { head: "Visits", kind: "number", cell: ({ times }) => formatIndian(times) },
          {
            head: "Share",
            kind: "number",
            cell: ({ times }) => `${Math.round((100 * times) / all)}%`,
          },
        ]}
      />
      {campaigns.length > 0 && (
        <p className="small">
          {`By tagged links (utm_source): ${campaigns
            .map(({ name, times }) => `${name} ${formatIndian(times)}`)
            .join(", ")}`}
        </p>
      )}
      <p className="muted small">
        WhatsApp, mail and bookmarks seldom say that a visit came from them. A link that you share
        can: add ?utm_source=whatsapp to its address.
      </p>
    </>
  );
}
