import { EditAndDelete } from "~/ui/edit-and-delete";
import { searchWordsPath } from "./search-words-dialogs";

/** All groups of search words with what can be done to each. */
export function SearchWordsTable({ groups }: { groups: { id: string; words: string }[] }) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Words that mean the same</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ id, words }) => {
            const [first = words] = words.split(",");
            return (
              <tr key={id}>
                <td data-label="Words">{words}</td>
                <td data-label="Actions">
                  <EditAndDelete list={searchWordsPath} id={id} name={first} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
