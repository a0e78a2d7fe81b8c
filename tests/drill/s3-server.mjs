// A store that speaks S3, as a process of its own that can be killed: node s3-server.mjs PORT FOLDER
import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";

const [port, directory] = process.argv.slice(2);
const server = new S3rver({
  port: Number(port),
  address: "127.0.0.1",
  silent: true,
  directory,
  configureBuckets: [{ name: "copies" }],
});
// A real store shows an object as a whole or not at all, whoever is killed meanwhile; s3rver itself shows what it has so far.
server.store.putObject = async function ({ bucket, key, content, metadata }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
  const file = this.getResourcePath(bucket, key, "object");
  const md5 = createHash("md5").update(bytes).digest("hex");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.draft`, bytes);
  await this.putMetadata(bucket, key, metadata, md5);
  await rename(`${file}.draft`, file);
  return { size: bytes.length, md5 };
};
await server.run();
