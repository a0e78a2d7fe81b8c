import { isSoundOn, playSound, switchSound } from "./sound";

/** Offers to add this browser to the devices that are told, and its sound: only script can ask the browser. */
export function tellThisDevice(): void {
  const place = document.querySelector<HTMLElement>("[data-push-key]");
  if (!place) return;
  const canPush = "PushManager" in window && "serviceWorker" in navigator;
  for (const offer of place.querySelectorAll<HTMLElement>("[data-push]"))
    offer.hidden = (offer.dataset.push === "yes") !== canPush;
  const say = (words: string) => {
    const problem = place.querySelector("[role=status]");
    if (!problem) return;
    problem.textContent = words;
    problem.classList.toggle("field-error", words !== "");
  };
  place.querySelector("button")?.addEventListener("click", () => void add(place, say));
  const sound = place.querySelector<HTMLInputElement>("input[type=checkbox]");
  if (!sound) return;
  sound.checked = isSoundOn();
  sound.addEventListener("change", () => {
    switchSound(sound.checked);
    if (sound.checked) playSound();
  });
}

/** Asks the browser, then sends what it gave with the form that is there for it. */
async function add(place: HTMLElement, say: (words: string) => void): Promise<void> {
  say("");
  try {
    if ((await Notification.requestPermission()) !== "granted")
      return say("The browser was told not to show messages of this shop.");
    const worker = await navigator.serviceWorker.ready;
    const given = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: place.dataset.pushKey ?? "",
    });
    const { endpoint = "", keys } = given.toJSON();
    const form = place.querySelector("form");
    for (const [name, value] of Object.entries({ endpoint, ...keys })) {
      const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
    form?.requestSubmit();
  } catch {
    say("The browser could not be added. Please try again.");
  }
}
