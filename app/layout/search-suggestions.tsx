import { useNavigate } from "@remix-run/react";
import { Link } from "~/ui/link";
import { type RefObject, useEffect, useState } from "react";
import { useSuggestions } from "./typed-suggestions";

const listId = "search-suggestions";
const optionId = (index: number) => `${listId}-${index}`;

/** Suggestions below the search box, a combobox list: arrows choose, Enter opens, Escape closes. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement> }) {
  const navigate = useNavigate();
  const { list, isOpen, setOpen } = useSuggestions(input);
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [list]);
  const chosen = isOpen ? list[active] : undefined;

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && list.length > 0) {
        event.preventDefault();
        setOpen(true);
        // One extra position is the box itself, with the typed text.
        const places = list.length + 1;
        setActive((now) => ((now + 1 + step + places) % places) - 1);
      } else if (event.key === "Escape" && isOpen) {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === "Enter" && chosen) {
        event.preventDefault();
        setOpen(false);
        navigate(chosen.to);
      }
    };
    box.addEventListener("keydown", onKey);
    return () => box.removeEventListener("keydown", onKey);
  }, [input, list, isOpen, chosen, setOpen, navigate]);

  useEffect(() => {
    const box = input.current;
    box?.setAttribute("role", "combobox");
    box?.setAttribute("aria-autocomplete", "list");
    box?.setAttribute("aria-controls", listId);
    box?.setAttribute("aria-expanded", String(isOpen));
    if (chosen) box?.setAttribute("aria-activedescendant", optionId(active));
    else box?.removeAttribute("aria-activedescendant");
  }, [input, isOpen, chosen, active]);

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        className="suggestions"
        hidden={!isOpen}
      >
        {list.map(({ name, note, to }, index) => (
          <Link
            key={to}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={to}
            // The focus stays in the box.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(false)}
          >
            <span>{name}</span>
            <span className="suggestion-note">{note}</span>
          </Link>
        ))}
      </div>
      <output className="visually-hidden">{isOpen ? countInWords(list.length) : ""}</output>
    </>
  );
}

function countInWords(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}
