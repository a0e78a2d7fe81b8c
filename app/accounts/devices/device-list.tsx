import { useLocation } from "@remix-run/react";
import { Form } from "~/ui/form";
import { Button } from "~/ui/button";

type Device = {
  id: string;
  name: string;
  kind: "browser" | "api";
  since: string;
  lastUsed: string;
  isThis: boolean;
};

/** The devices where the user is signed in, each with a sign-out button. */
export function DeviceList({ devices }: { devices: Device[] }) {
  return (
    <section className="devices stack" aria-labelledby="devices">
      <h2 id="devices">Signed-in devices</h2>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className="device">
            <div>
              <h3>
                {nameOf(device)} <Marks device={device} />
              </h3>
              <p className="muted">
                Since {device.since}, last used {device.lastUsed}
              </p>
            </div>
            <SignOut device={device.id}>
              Log out <span className="visually-hidden">{nameOf(device)}</span>
            </SignOut>
          </li>
        ))}
      </ul>
      {devices.some(({ isThis }) => !isThis) && (
        <SignOut device="others">Log out everywhere else</SignOut>
      )}
    </section>
  );
}

function Marks({ device: { isThis, kind } }: { device: Device }) {
  return (
    <>
      {isThis && <span className="badge badge-success">This device</span>}
      {kind === "api" && <span className="badge">API</span>}
    </>
  );
}

function SignOut({ device, children }: { device: string; children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Form method="post" action="/dashboard/devices">
      <input type="hidden" name="redirectTo" value={pathname} />
      <Button tone="quiet" className="button-small" name="device" value={device}>
        {children}
      </Button>
    </Form>
  );
}

function nameOf({ name, kind }: Device): string {
  return name || (kind === "api" ? "A program" : "A browser");
}
