import { Form } from "~/base/ui/form";
import { date } from "~/base/lib/dates";
import { Button } from "~/base/ui/button";
import { ThisDevice } from "./this-device";

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
