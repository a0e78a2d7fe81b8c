// Says what a start is doing while it does it: on a terminal a line that lives, elsewhere one line for each step.

const running = new Set();
let out = process.stdout;
let isDrawn = false;
let timer;

/** Commands whose output is for a program say it on stderr. */
export function tellOn(stream) {
  out = stream;
}

function say(sentence) {
  clear();
  out.write(`  ${sentence}\n`);
}

/** Prints why the start cannot go on and what to do, and ends the process. */
export function stop(sentence, code = 1) {
  clear();
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/** From sysexits.h: nothing changes until somebody acts. The service for systemd does not restart after it. */
export const needsSomebody = 78;

/**
 * Does `work` and meanwhile says `what` it is, for how long it has been going on and how long it takes (`about`, seconds, on two
 * cores with nothing else to do). `work` gets `at(words)` for how far it is, and `part(words)` for what follows within the step.
 */
export async function step(what, about, work) {
  const one = { what, about, at: "", begun: performance.now() };
  if (!out.isTTY) say(`${what} (about ${spoken(about)}) …`);
  running.add(one);
  timer ??= out.isTTY ? setInterval(draw, 1000) : undefined;
  draw();
  try {
    return await work({
      at: (words) => (one.at = words),
      part: (words) => {
        one.at = words;
        if (out.isTTY) draw();
        else say(`${what}: ${words} …`);
      },
    });
  } finally {
    running.delete(one);
    if (out.isTTY) say(`${what}: done in ${clock(secondsOf(one))}`);
    if (running.size > 0) draw();
    else timer = clearInterval(timer);
  }
}

function draw() {
  if (!out.isTTY) return;
  const line = [...running].map((one) => lineOf(one)).join(" · ");
  clear();
  out.write(`  ${line}`.slice(0, (out.columns || 80) - 1));
  isDrawn = true;
}

function clear() {
  if (isDrawn) out.write("\r\x1b[K");
  isDrawn = false;
}

/** "Building the shop … pages for the browser, 0:12 of about 0:40". */
function lineOf({ what, about, at, begun }, now = performance.now()) {
  const seconds = secondsOf({ begun }, now);
  const usual = seconds <= about ? ` of about ${clock(about)}` : ", longer than usual";
  return `${what} … ${at ? `${at}, ` : ""}${clock(seconds)}${usual}`;
}

function secondsOf({ begun }, now = performance.now()) {
  return Math.floor((now - begun) / 1000);
}

function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function spoken(seconds) {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
