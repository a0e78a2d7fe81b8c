import { useLocation } from "@remix-run/react";
import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { deviceWords } from "../device";
import { t, withParts } from "~/base/words/say";

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
      <h2 id="devices">{t("Signed-in devices")}</h2>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className="device">
            <div>
              <h3>
                {nameOf(device)} <Marks device={device} />
              </h3>
              <p className="muted">
                {t("Since {since}, last used {lastUsed}", {
                  since: device.since,
                  lastUsed: device.lastUsed,
                })}
              </p>
            </div>
            <SignOut device={device.id}>
              {withParts("Log out <hidden>{device}</hidden>", {
                device: nameOf(device),
                hidden: (words) => (
                  <span key="hidden" className="visually-hidden">
                    {words}
                  </span>
                ),
              })}
            </SignOut>
          </li>
        ))}
      </ul>
      {devices.some(({ isThis }) => !isThis) && (
        <SignOut device="others">{t("Log out everywhere else")}</SignOut>
      )}
    </section>
  );
}

function Marks({ device: { isThis, kind } }: { device: Device }) {
  return (
    <>
      {isThis && <span className="badge badge-success">{t("This device")}</span>}
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
  return deviceWords(name) || (kind === "api" ? t("A program") : t("A browser"));
}
