// A process of a crew as the shop starts it: it listens on the common port, answers the first process, and stops when told to.
import { createServer } from "node:http";

const stands = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

// The second takes so long to start that it is told to stop before it can hear anything.
if (process.env.WEB_PROCESS === "2") stands(Number(process.argv[2]));
process.on("message", ({ question, id }) => {
  if (question === "stop") process.exit(0);
  if (question === "hang") stands(Infinity);
  if (question) process.send({ answerTo: id, content: null });
});
createServer().listen(0, "127.0.0.1", () => process.send({ question: "listens", id: 1 }));
