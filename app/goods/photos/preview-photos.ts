import { mostPhotos } from "./photo-ref";

/** Shows the photos that were chosen, below their field. */
export function previewPhotos(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".photo-field")) return;
    const { files } = target;
    void previewsOf(files, target.multiple).then((previews) => {
      if (target.files !== files) return;
      const place = target.closest(".photo-field");
      place?.querySelector(".photo-previews")?.remove();
      if (previews.length > 0) place?.append(listOf(previews));
    });
  });
}

function listOf(previews: HTMLElement[]): HTMLElement {
  const list = document.createElement("ul");
  list.className = "photo-previews";
  list.ariaLabel = "Chosen photos";
  list.append(...previews);
  return list;
}

function previewsOf(files: FileList | null, isMultiple: boolean): Promise<HTMLElement[]> {
  const shown = Array.from(files ?? []).slice(0, mostPhotos);
  const reads = shown.map(async (file, index) => {
    const item = document.createElement("li");
    const image = document.createElement("img");
    image.src = await dataUrl(file);
    image.alt = `Chosen: ${file.name}`;
    item.append(image);
    if (isMultiple && index === 0) item.append(mainMark());
    return item;
  });
  return Promise.all(reads).catch(() => []);
}

function mainMark(): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "badge badge-neutral";
  mark.textContent = "Main photo";
  return mark;
}

/** A data URL, because the Content-Security-Policy allows images from this site and `data:`, not from `blob:`. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The file could not be read")));
    reader.readAsDataURL(file);
  });
}
