import { useEffect, useRef, useState } from "react";
import { useSending } from "./sent";
import { t } from "~/base/words/say";

/** Says which files are on their way with the form around it, and how large they are. In every form that takes files. */
export function UploadProgress() {
  const place = useRef<HTMLDivElement>(null);
  const { isBusy } = useSending();
  const [files, setFiles] = useState<File[]>([]);
  useEffect(() => {
    setFiles(isBusy ? filesIn(place.current?.closest("form") ?? null) : []);
  }, [isBusy]);
  return (
    <div ref={place} className="upload-progress" role="status">
      {isBusy && files.length > 0 && (
        <>
          <span>{inWords(files)}</span>
          <progress aria-label={t("Upload")} />
        </>
      )}
    </div>
  );
}

function filesIn(form: HTMLFormElement | null): File[] {
  if (!form) return [];
  return [...new FormData(form).values()].filter(
    (value): value is File => value instanceof File && value.size > 0,
  );
}

function inWords(files: File[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const size = Math.max(0.1, bytes / (1024 * 1024)).toFixed(1);
  const [first] = files;
  return files.length === 1 && first
    ? t("Sending {name}, {size} MB …", { name: first.name, size })
    : t("Sending {n} files, {size} MB …", { n: files.length, size });
}
