import { folded } from "../search-text";

/** Lets the search field above the categories filter them: Enter selects the first match, Tab moves to the list. */
export function narrowCategories(): void {
  const search = document.querySelector<HTMLInputElement>("#category-search");
  const select = document.querySelector<HTMLSelectElement>("#category");
  const said = document.querySelector("#category-found");
  if (!search || !select || !said) return;
  const options = [...select.options].filter(({ value }) => value !== "");
  const matching = () => options.filter(({ text }) => folded(text).includes(folded(search.value)));
  const narrow = () => {
    const found = matching();
    for (const option of options)
      if (found.includes(option) || option.selected) select.append(option);
      else option.remove();
    said.textContent = folded(search.value) === "" ? "" : inWords(found.length);
  };
  search.addEventListener("input", narrow);
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const [first] = matching();
    if (!first) return;
    first.selected = true;
    search.value = "";
    narrow();
    select.focus();
  });
}

function inWords(count: number): string {
  if (count === 0) return "No category has that in its name";
  return count === 1 ? "1 category; Enter takes it" : `${count} categories; Enter takes the first`;
}
