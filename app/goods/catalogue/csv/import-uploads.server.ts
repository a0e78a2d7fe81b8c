import { and, desc, eq, lt, notInArray, or, sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { productImports } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";

/** How many files of one admin are kept: as many windows may be open at once. */
const mostKept = 4;

/** Stores an uploaded file until the admin imports it, at most about a day and with three newer ones; returns its id. */
export function keepUpload(
  admin: { id: string },
  { fileName, content }: { fileName: string; content: string },
  now = Date.now(),
): Promise<string> {
  return write((tx) => {
    const id = newId(now);
    tx.insert(productImports)
      .values({ id, adminId: admin.id, fileName, content, createdAt: now })
      .run();
    const isOwn = eq(productImports.adminId, admin.id);
    const newest = tx
      .select({ id: productImports.id })
      .from(productImports)
      .where(isOwn)
      .orderBy(desc(productImports.id))
      .limit(mostKept);
    tx.delete(productImports)
      .where(
        or(
          and(isOwn, notInArray(productImports.id, newest)),
          lt(productImports.createdAt, now - day),
        ),
      )
      .run();
    return id;
  });
}

/** This admin's upload with this id, or null. */
export function uploadOf(
  admin: { id: string },
  id: string,
): { fileName: string; content: string } | null {
  const found = db
    .select({ fileName: productImports.fileName, content: productImports.content })
    .from(productImports)
    .where(and(eq(productImports.id, id), eq(productImports.adminId, admin.id)))
    .get();
  return found ?? null;
}

/** How large this admin's upload with this id is; 0: there is none. */
export function uploadBytes(admin: { id: string }, id: string): number {
  const found = db
    .select({ bytes: sql<number>`octet_length(${productImports.content})` })
    .from(productImports)
    .where(and(eq(productImports.id, id), eq(productImports.adminId, admin.id)))
    .get();
  return found?.bytes ?? 0;
}

/** Deletes this admin's upload with this id. */
export function dropUpload(admin: { id: string }, id: string): Promise<unknown> {
  const isIt = and(eq(productImports.id, id), eq(productImports.adminId, admin.id));
  return write((tx) => tx.delete(productImports).where(isIt).run());
}
