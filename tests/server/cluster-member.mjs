// A worker as the primary starts it: it takes connections, answers the primary, and stops when told to.
import { createServer } from "node:http";

const stands = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const { WEB_PROCESS: number } = process.env;
const [slowStart, failing] = process.argv.slice(2);

if (failing) process.exit(3);
// The second takes so long to start that it is told to stop before it can hear anything.
if (number === "2") stands(Number(slowStart));

let underWay = 0;
let isLast = false;
const endIfDone = () => isLast && underWay === 0 && process.exit(0);
/** Each request keeps the whole process busy for a while, so that others have to wait. */
const server = createServer((request, response) => {
  if (request.url === "/slow") stands(50);
  response.setHeader("Connection", "close");
  response.end(`${number} ${process.pid}`);
});
process.on("message", ({ question, id }, socket) => {
  if (!question) return;
  if (question === "hang") stands(Infinity);
  if (question === "stop") isLast = true;
  if (socket) {
    underWay += 1;
    socket.once("close", () => {
      underWay -= 1;
      endIfDone();
    });
    server.emit("connection", socket);
  }
  process.send({ answerTo: id, content: null });
  endIfDone();
});
process.send({ question: "open", id: 1 });
process.send({ question: "listens", id: 2 });
