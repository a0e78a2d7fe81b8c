import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { deviceOf } from "~/people/accounts/device";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { changeDevices, noticesPage, saveNotices } from "~/people/notices/notice-submit.server";
import { PushPanel } from "~/people/notices/push-panel";
import { NoticeSettingsForm } from "~/people/notices/settings-form";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Who is told" });

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireAdmin(args);
  return noticesPage(id);
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, async (form, admin) => {
    if (form.has("intent"))
      return changeDevices(form, admin.id, deviceOf(args.request.headers.get("User-Agent")));
    // Readers of these mails learn what the shop sells.
    await requireConfirmed(args, admin);
    return saveNotices(form, admin);
  });

export default function AdminNoticeSettings() {
  const { settings, version, operator, devices, publicKey } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isOfDevice = state?.values.intent !== undefined;
  return (
    <>
      <PageHead
        title="Who is told"
        lead={
          <>
            Orders, enquiries and what else cannot wait.{" "}
            <Link to="/dashboard/admin/notices">What happened so far</Link>
          </>
        }
      />
      {isOfDevice && <FormProblem state={state} />}
      <PushPanel devices={devices} publicKey={publicKey} />
      <NoticeSettingsForm
        settings={settings}
        version={version}
        operator={operator}
        state={isOfDevice ? undefined : state}
      />
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
