import { createHash, createHmac } from "node:crypto";

/** A request as it arrived. */
export type Arrived = {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: Record<string, string | undefined>;
};

/**
 * The signature that a request must carry under Amazon's "Signature Version 4" for S3 (docs.aws.amazon.com/AmazonS3, "Sigv4
 * header based auth"), worked out from what arrived alone; null when it carries none of that kind.
 */
export function rightSignature({ method, target, headers }: Arrived, secret: string) {
  const [, scope = "", names = "", given = ""] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [date, region, service, end] = scope.split("/");
  if (!given || !date || !region || service !== "s3" || end !== "aws4_request") return null;
  const [path = "", query = ""] = target.split("?");
  const canonical = [
    method,
    path.split("/").map(strictly).join("/"),
    query.split("&").filter(Boolean).sort().join("&"),
    ...names.split(";").map((name) => `${name}:${headers[name]?.trim() ?? ""}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return { given, right: hmac(key, toSign).toString("hex"), signed: names.split(";") };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Every sign but letters, digits and `-._~` as `%` and two capital digits (RFC 3986), once. */
function strictly(part: string): string {
  return encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
