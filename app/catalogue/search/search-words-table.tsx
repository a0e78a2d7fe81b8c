import { ButtonLink } from "~/ui/button";
import { deleteWordsPath, editWordsPath } from "./search-words-dialogs";

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
            const [first] = words.split(",");
            return (
              <tr key={id}>
                <td data-label="Words">{words}</td>
                <td data-label="Actions">
                  <div className="row">
                    <ButtonLink
                      tone="quiet"
                      to={editWordsPath(id)}
                      aria-label={`Edit ${first}`}
                      preventScrollReset
                    >
                      Edit
                    </ButtonLink>
                    <ButtonLink
                      tone="quiet"
                      to={deleteWordsPath(id)}
                      aria-label={`Delete ${first}`}
                      preventScrollReset
                    >
                      Delete
                    </ButtonLink>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
