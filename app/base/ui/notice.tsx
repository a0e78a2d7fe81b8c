type Tone = "info" | "success" | "error";

/** A highlighted message. Errors are announced at once, others when the reader is idle. */
export function Notice({ tone = "info", children }: { tone?: Tone; children: React.ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
