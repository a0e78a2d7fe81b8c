import { t } from "~/base/words/say";

/** Where the script says how much of the photos is on its way (`sendForms`), in these words. */
export const UploadProgress = () => (
  <div
    className="upload-progress"
    role="status"
    data-upload={t("Upload")}
    data-sending={t("{percent} % of {size} MB sent")}
    data-sent={t("Sent. One moment …")}
  />
);
