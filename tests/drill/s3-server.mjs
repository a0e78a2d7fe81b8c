// A store that speaks S3, as a process of its own that can be killed: node s3-server.mjs PORT FOLDER
import S3rver from "s3rver";

const [port, directory] = process.argv.slice(2);
await new S3rver({
  port: Number(port),
  address: "127.0.0.1",
  silent: true,
  directory,
  configureBuckets: [{ name: "copies" }],
}).run();
