import { useEffect, useRef, useState } from "react";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { useHydrated } from "~/base/ui/hydrated";
import { isSoundOn, playSound, switchSound } from "./sound";

/** Offers to add this browser to the devices that are told, and its sound: only script can ask the browser. */
export function ThisDevice({ publicKey }: { publicKey: string }) {
  const isHydrated = useHydrated();
  const [canPush, setCanPush] = useState(false);
  const [problem, setProblem] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setCanPush("PushManager" in window && "serviceWorker" in navigator), []);

  const add = async () => {
    setProblem("");
    const given = await askBrowser(publicKey);
    if (typeof given === "string") return setProblem(given);
    for (const [name, value] of Object.entries(given)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form.current?.requestSubmit();
  };
  return (
    <div className="stack" hidden={!isHydrated}>
      <Form method="post" formRef={form} hidden={!canPush}>
        <input type="hidden" name="intent" value="add-device" />
        {["endpoint", "p256dh", "auth"].map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
        <Button type="button" tone="quiet" onClick={() => void add()}>
          Tell this device
        </Button>
      </Form>
      <p className="muted" hidden={canPush}>
        This browser cannot show messages while the shop is closed.
      </p>
      <SoundSwitch />
      <p role="status" className={problem ? "field-error" : undefined}>
        {problem}
      </p>
    </div>
  );
}

function SoundSwitch() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = isSoundOn();
  }, []);
  return (
    <label className="checkbox">
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        onChange={({ target }) => {
          switchSound(target.checked);
          if (target.checked) playSound();
        }}
      />
      A sound on this device while the admin area is open
    </label>
  );
}

/** What the push service gave for this browser, by field; else a sentence that says why not. */
async function askBrowser(publicKey: string): Promise<Record<string, string> | string> {
  try {
    if ((await Notification.requestPermission()) !== "granted")
      return "The browser was told not to show messages of this shop.";
    const worker = await navigator.serviceWorker.ready;
    const given = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint = "", keys } = given.toJSON();
    return { endpoint, ...keys };
  } catch {
    return "The browser could not be added. Please try again.";
  }
}
