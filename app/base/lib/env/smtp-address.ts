import { isIPv4 } from "node:net";

/** A mail server; `requireTls`: never send a password unencrypted. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte, not by STARTTLS. */
  secure: boolean;
  requireTls: boolean;
  auth: { user: string; password: string } | null;
};

/** Parses an SMTP URL; null when it is invalid. */
export function smtpServerIn(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(
    text,
  );
  const secure = protocol === "smtps:";
  const wantsTls = searchParams.get("requireTLS") ?? String(username !== "");
  const isStrange =
    (protocol !== "smtp:" && !secure) ||
    hostname === "" ||
    port === "0" ||
    !["", "/"].includes(pathname) ||
    hash !== "" ||
    [...searchParams.keys()].some((name) => name !== "requireTLS") ||
    !["true", "false"].includes(wantsTls) ||
    (username === "") !== (password === "");
  if (isStrange) return null;
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  try {
    return {
      host,
      port: port === "" ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTls: wantsTls === "true" && !isThisMachine(host),
      auth:
        username === ""
          ? null
          : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    };
  } catch {
    return null;
  }
}

/** Whether a host is this machine, so that no one can listen in. */
export function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
