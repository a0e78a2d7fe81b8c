import { Form } from "~/base/ui/form";
import { NavLink } from "~/base/ui/link";
import { areaOf } from "~/people/accounts/own-area";
import { useAuthMirror } from "~/people/accounts/session/use-auth-mirror";
import { Icon } from "~/base/ui/icon";
import type { Frame } from "./frame";
import { t } from "~/base/words/say";

type Viewer = NonNullable<Frame["viewer"]>;

/** Register and Login, or the signed-in user's menu. */
export function AccountLinks({ viewer }: { viewer: Frame["viewer"] }) {
  useAuthMirror(viewer);
  return viewer ? <UserMenu viewer={viewer} /> : <SignedOut />;
}

function SignedOut() {
  return (
    <div className="account-links">
      <NavLink to="/register" className="header-control register-link">
        {t("Register")}
      </NavLink>
      <NavLink to="/login" className="header-control">
        <Icon name="user" />
        <span className="control-text">{t("Login")}</span>
      </NavLink>
    </div>
  );
}

function UserMenu({ viewer }: { viewer: Viewer }) {
  return (
    <details className="menu user-menu">
      <summary className="header-control">
        <Icon name="user" />
        <span className="control-text">{viewer.name}</span>
        <Icon name="down" className="wide-only" />
      </summary>
      <ul className="menu-panel">
        <li className="user-name">{viewer.name}</li>
        <li>
          <NavLink to={areaOf(viewer)} end>
            {t("Dashboard")}
          </NavLink>
        </li>
        <li>
          <NavLink to="/dashboard/user/orders">{t("Your orders")}</NavLink>
        </li>
        <li>
          <Form method="post" action="/logout">
            <button type="submit">{t("Logout")}</button>
          </Form>
        </li>
      </ul>
    </details>
  );
}
