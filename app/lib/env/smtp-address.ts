import { isIPv4 } from "node:net";

/** A server that takes mail; `requireTls`: a password does not travel readable for everybody. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte, not by STARTTLS. */
  secure: boolean;
  requireTls: boolean;
  auth: { user: string; password: string } | null;
};

/** Null when the text is not the address of one. */
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

/** Whether what is sent there never leaves this machine, so that nobody can listen to it. */
export function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
