/** One component of the style guide, with its states side by side. */
export function Specimen({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="specimen" id={idOf(name)} aria-labelledby={`${idOf(name)}-name`}>
      <h2 id={`${idOf(name)}-name`}>{name}</h2>
      {children}
    </section>
  );
}

/** One state, with a caption. */
export function State({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <figure className="specimen-state">
      {children}
      <figcaption className="muted small">{name}</figcaption>
    </figure>
  );
}

const idOf = (name: string) => name.toLowerCase().replace(/\W+/g, "-");
