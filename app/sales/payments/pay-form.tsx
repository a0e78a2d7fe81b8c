import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import type { PayFormData } from "./pay-form.server";
import { t } from "~/base/words/say";

/** Posts to the provider's hosted page. With script the provider's window opens over this page instead (`pay-window.ts`). */
export function PayForm({ form, totalPaise }: { form: PayFormData; totalPaise: number }) {
  return (
    <form
      method="post"
      action={form.action}
      data-leaves=""
      data-pay-script={form.script}
      data-status-page={form.statusPage}
      data-failed={t("Payment Failed")}
    >
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button tone="accent" className="pay-button">
        {t("Pay {total}", { total: rupees(totalPaise) })}
      </Button>
    </form>
  );
}
