import { Form, useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { date } from "~/lib/dates";
import { Button } from "~/ui/button";
import { isSoundOn, playSound, switchSound } from "./sound";

type Device = { id: string; device: string; createdAt: number };

/** The devices of this admin that are told at once, and the switches for this one. */
export function PushPanel({ devices, publicKey }: { devices: Device[]; publicKey: string }) {
  return (
    <section className="panel stack" aria-labelledby="told-devices">
      <h2 id="told-devices">My devices</h2>
      <p className="muted">
        A device that you add here shows a message at once, also while the shop is closed.
      </p>
      {devices.length > 0 && (
        <ul className="stack">
          {devices.map(({ id, device, createdAt }) => (
            <li key={id}>
              <Form method="post" className="row">
                <input type="hidden" name="device" value={id} />
                <span>
                  <strong>{device || "A browser"}</strong>{" "}
                  <span className="muted">{`since ${date(createdAt)}`}</span>
                </span>
                <Button tone="quiet" className="button-small" name="intent" value="test">
                  Send a test
                </Button>
                <Button tone="quiet" className="button-small" name="intent" value="remove-device">
                  Stop telling it
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <noscript>
        <p>To add this device, switch JavaScript on in its browser. Mails come without it.</p>
      </noscript>
      <ThisDevice publicKey={publicKey} />
    </section>
  );
}

/** Only script can ask the browser. */
function ThisDevice({ publicKey }: { publicKey: string }) {
  const fetcher = useFetcher();
  const [can, setCan] = useState<{ push: boolean; sound: boolean } | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(
    () =>
      setCan({
        push: "PushManager" in window && "serviceWorker" in navigator,
        sound: isSoundOn(),
      }),
    [],
  );
  if (can === null) return null;

  const add = async () => {
    setProblem("");
    try {
      if ((await Notification.requestPermission()) !== "granted")
        return setProblem("The browser was told not to show messages of this shop.");
      const worker = await navigator.serviceWorker.ready;
      const given = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      });
      const { endpoint = "", keys } = given.toJSON();
      fetcher.submit(
        { intent: "add-device", endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
        { method: "post" },
      );
    } catch {
      setProblem("The browser could not be added. Please try again.");
    }
  };
  return (
    <>
      {can.push ? (
        <p>
          <Button type="button" tone="quiet" onClick={() => void add()}>
            Tell this device
          </Button>
        </p>
      ) : (
        <p className="muted">This browser cannot show messages while the shop is closed.</p>
      )}
      <label className="checkbox">
        <input
          type="checkbox"
          checked={can.sound}
          onChange={({ target }) => {
            switchSound(target.checked);
            setCan({ ...can, sound: target.checked });
            if (target.checked) playSound();
          }}
        />
        A sound on this device while the admin area is open
      </label>
      <p role="status" className={problem ? "field-error" : undefined}>
        {problem}
      </p>
    </>
  );
}
