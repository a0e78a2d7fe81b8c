/** Whether files go along. */
export const hasFile = (data: FormData) =>
  [...data.values()].some((value) => value instanceof File && value.size > 0);

/** How much of the files is on its way, in percent; then, that the shop works on them. The place for it holds the words. */
export function showProgress(form: HTMLFormElement, { loaded, total }: ProgressEvent): void {
  const place = form.querySelector<HTMLElement>(".upload-progress");
  if (!place || total === 0) return;
  const { upload = "", sending = "", sent = "" } = place.dataset;
  const percent = Math.floor((loaded / total) * 100);
  const bar = place.querySelector("progress") ?? document.createElement("progress");
  bar.max = 100;
  bar.value = percent;
  bar.ariaLabel = upload;
  const words = sending.replace("{percent}", String(percent)).replace("{size}", megabytes(total));
  place.replaceChildren(percent < 100 ? words : sent, bar);
}

const megabytes = (bytes: number) => (bytes / (1024 * 1024)).toFixed(1);
