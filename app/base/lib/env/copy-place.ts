import path from "node:path";
import { fileURLToPath } from "node:url";

/** Where COPY_TO says the copy goes: a folder, or a bucket of a store that speaks S3 with the beginning of all names in it. */
type CopyPlace = { kind: "file"; folder: string } | { kind: "s3"; bucket: string; prefix: string };

/** Parses COPY_TO: `file:///mnt/other/shop` or `s3://bucket/shop`; null when it is neither. */
export function copyPlaceIn(text: string): CopyPlace | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, search, hash, username, port } = new URL(text);
  if (`${search}${hash}${username}${port}` !== "") return null;
  if (protocol === "file:" && hostname === "" && pathname.length > 1)
    return { kind: "file", folder: path.resolve(fileURLToPath(text)) };
  if (protocol !== "s3:" || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) return null;
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  return /^[\w./-]{0,100}$/.test(prefix) && !prefix.includes("..")
    ? { kind: "s3", bucket: hostname, prefix }
    : null;
}
