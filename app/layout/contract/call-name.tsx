/** "GET /product/get-product/:slug"; may break after each slash. */
export function CallName({ method, path }: { method: string; path: string }) {
  return (
    <>
      <span className={`call-method call-method-${method.toLowerCase()}`}>{method}</span>{" "}
      <code className="call-path">
        {path.split(/(?<=\/)/).map((part, index) => (
          <span key={index}>
            {part}
            <wbr />
          </span>
        ))}
      </code>
    </>
  );
}
