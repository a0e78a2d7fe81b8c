import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { undoIntent } from "./undo-path";

type Props = {
  /** Of how many packs prices were changed; `lines`: some of them, with their prices in words. */
  packs: number;
  lines: { id: string; name: string; words: string }[];
  /** The field that names the change, and its id. */
  field: "plan" | "change";
  id: string;
  /** What one press puts back when it is one pack: "the price", "the prices". */
  what: string;
  /** The path of the screen. */
  to: string;
};

/** Says which prices were just changed and offers to put them back. */
export function UndoForm({ packs, lines, field, id, what, to }: Props) {
  const more = packs - lines.length;
  return (
    <Form method="post" action={to} className="price-undo">
      <div role="status">
        {lines.map((line) => (
          <p key={line.id}>{`${line.name}: ${line.words}`}</p>
        ))}
        {more > 0 && <p>{`And ${more} more.`}</p>}
      </div>
      <input type="hidden" name={field} value={id} />
      <Button
        tone="quiet"
        name="intent"
        value={undoIntent}
        aria-label={packs === 1 ? `Undo ${what} of ${lines[0]?.name}` : "Undo these prices"}
      >
        Undo
      </Button>
    </Form>
  );
}
