import { useEffect, useRef, useState } from "react";
import { Button } from "../button";

type Detector = { detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type Detectors = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const wanted = ["ean_13", "ean_8", "upc_a", "code_128", "qr_code"];

/** How often (ms) the picture is looked at, and how long a code is away until it counts as a new one. */
const every = 150;
const away = 1500;

/** Reads codes with the camera where the browser can; elsewhere there is no button. */
export function CameraScan({ onScan }: { onScan: (code: string) => void }) {
  const formats = useFormats();
  const [isOn, setOn] = useState(false);
  if (formats.length === 0) return null;
  return (
    <>
      <Button type="button" tone="quiet" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {isOn ? "Close the camera" : "Scan with the camera"}
      </Button>
      {isOn && <CameraView formats={formats} onScan={onScan} />}
    </>
  );
}

/** Which of the wanted kinds of code this browser reads; none on the server, and without a camera that may be used. */
function useFormats(): string[] {
  const [formats, setFormats] = useState<string[]>([]);
  useEffect(() => {
    const detectors = detectorsHere();
    if (!detectors || !navigator.mediaDevices) return;
    detectors.getSupportedFormats().then(
      (known) => setFormats(wanted.filter((format) => known.includes(format))),
      () => undefined,
    );
  }, []);
  return formats;
}

const detectorsHere = () => (window as { BarcodeDetector?: Detectors }).BarcodeDetector;

function CameraView({ formats, onScan }: { formats: string[]; onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef(onScan);
  useEffect(() => {
    take.current = onScan;
  });
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const stopped = new AbortController();
    if (video.current)
      watch(video.current, formats, (code) => take.current(code), stopped.signal).catch(() =>
        setProblem(
          "The camera cannot be used. Allow it for this page in the browser, and load the page again.",
        ),
      );
    return () => stopped.abort();
  }, [formats]);
  return (
    <div className="scan-camera">
      <video ref={video} muted playsInline aria-label="What the camera sees" />
      {problem && <p className="field-error">{problem}</p>}
    </div>
  );
}

/** Tells of each code in the picture once, until it was away for a while. */
async function watch(
  video: HTMLVideoElement,
  formats: string[],
  tell: (code: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  const detectors = detectorsHere();
  if (!detectors) return;
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (stopped.aborted) return end();
  stopped.addEventListener("abort", end);
  video.srcObject = stream;
  await video.play();
  const detector = new detectors({ formats });
  const seen = new Map<string, number>();
  while (!stopped.aborted) {
    const found = await detector.detect(video).catch(() => []);
    const now = performance.now();
    for (const { rawValue } of found) {
      const before = seen.get(rawValue);
      seen.set(rawValue, now);
      if (before === undefined || now - before > away) tell(rawValue);
    }
    await new Promise((go) => setTimeout(go, every));
  }
}
