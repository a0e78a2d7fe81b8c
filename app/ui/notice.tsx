type Tone = "info" | "success" | "error";

/** A sentence that stands out. An error is announced at once, the others when the reader gets to them. */
export function Notice({ tone = "info", children }: { tone?: Tone; children: React.ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
