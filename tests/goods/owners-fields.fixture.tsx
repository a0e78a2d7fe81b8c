import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { SelectField } from "~/base/ui/field";
import { SendingProvider } from "~/base/ui/sending/sent";
import { CategorySelect } from "~/goods/catalogue/admin/category-select";
import { SizeFields } from "~/goods/catalogue/admin/size-fields";
import { PhotoField } from "~/goods/photos/photo-field";
import { UploadProgress } from "~/base/ui/sending/upload-progress";

const category = (id: string, name: string) => ({ id, name, slug: id });
const categories = [
  category("a", "Groundnut oil"),
  category("b", "Ghee"),
  category("c", "Sesame oil"),
];

/** A form of the owner's; "Store" lets the shop store something else than what was typed, as after an accepted form. */
function Fields() {
  const [stored, setStored] = useState("l");
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setStored("kg");
      }}
    >
      <CategorySelect categories={categories} chosen="a" />
      <SizeFields product={undefined} />
      <SelectField name="stored" label="Stored" defaultValue={stored}>
        <option value="l">Litres</option>
        <option value="kg">Kilograms</option>
        <option value="g">Grams</option>
      </SelectField>
      <PhotoField label="Photos" multiple marksMain />
      <SendingProvider value={{ isBusy, pressed: null, press: () => undefined }}>
        <UploadProgress />
      </SendingProvider>
      <button>Store</button>
      <button type="button" onClick={() => setIsBusy(!isBusy)}>
        Send
      </button>
      <button type="reset">Reset</button>
    </form>
  );
}

const place = document.createElement("div");
document.body.append(place);
place.innerHTML = renderToString(<Fields />);
// Somebody is quicker than the script.
const quantity = place.querySelector<HTMLInputElement>("#quantity");
if (quantity) quantity.value = "0.75";
hydrateRoot(place, <Fields />);
