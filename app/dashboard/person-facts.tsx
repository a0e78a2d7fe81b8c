export function PersonFacts({
  person,
}: {
  person: { name: string; email: string; phone: string };
}) {
  return (
    <dl className="facts">
      <dt>Name</dt>
      <dd>{person.name}</dd>
      <dt>Email</dt>
      <dd>{person.email}</dd>
      <dt>Contact</dt>
      <dd>{person.phone || "–"}</dd>
    </dl>
  );
}
