/** Preformatted text. Long lines scroll inside the block; it is focusable, so that the keyboard can scroll it. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre className="code-block" tabIndex={0} role="group" aria-label={label}>
      <code>{children}</code>
    </pre>
  );
}
