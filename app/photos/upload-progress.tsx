import { useNavigation } from "@remix-run/react";

/** Progress of a photo upload: number, size, and an indeterminate bar. Needs JavaScript. */
export function UploadProgress() {
  const { formData } = useNavigation();
  const files = (formData?.getAll("photo") ?? []).filter(isChosen);
  if (files.length === 0) return null;
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / (1024 * 1024);
  const what = files.length === 1 ? "1 photo" : `${files.length} photos`;
  return (
    <div className="upload-progress" role="status">
      <span>{`Uploading ${what} (${megabytes.toFixed(1)} MB)`}</span>
      <progress aria-label="Upload" />
    </div>
  );
}

function isChosen(entry: FormDataEntryValue): entry is File {
  return entry instanceof File && entry.size > 0;
}
