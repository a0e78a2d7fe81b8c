/** Text for programs, as it is; a long line is pushed sideways inside the block, by keyboard too. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre className="code-block" tabIndex={0} role="group" aria-label={label}>
      <code>{children}</code>
    </pre>
  );
}
