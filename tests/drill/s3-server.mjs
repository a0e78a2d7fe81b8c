// A store that speaks S3, as a process of its own that can be killed: node s3-server.mjs PORT FOLDER
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
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
  const file = this.getResourcePath(bucket, key, "object");
  const hash = createHash("md5");
  let size = 0;
  const measured = async function* (chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await mkdir(path.dirname(file), { recursive: true });
  const chunks = Buffer.isBuffer(content) ? [content] : content;
  await pipeline(chunks, measured, createWriteStream(`${file}.draft`));
  const md5 = hash.digest("hex");
  await this.putMetadata(bucket, key, metadata, md5);
  await rename(`${file}.draft`, file);
  return { size, md5 };
};
await server.run();
