const key = "notice-sound";

/** Whether this browser plays a sound when something is told. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}

export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, "on");
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing stays silent.
  }
}

/** Two short notes. Browsers stay silent until the page was touched. */
export function playSound(): void {
  const audio = new AudioContext();
  for (const [start, pitch] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.16);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + start);
    note.stop(audio.currentTime + start + 0.16);
  }
  setTimeout(() => void audio.close(), 500);
}
