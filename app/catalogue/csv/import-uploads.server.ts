import { and, eq, lt, or, sql } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { productImports } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { day } from "~/lib/time";

/** Stores an uploaded file until the admin imports it or uploads another, at most about a day; returns its id. */
export function keepUpload(
  admin: { id: string },
  { fileName, content }: { fileName: string; content: string },
  now = Date.now(),
): Promise<string> {
  return write((tx) => {
    const id = newId(now);
    tx.delete(productImports)
      .where(or(eq(productImports.adminId, admin.id), lt(productImports.createdAt, now - day)))
      .run();
    tx.insert(productImports)
      .values({ id, adminId: admin.id, fileName, content, createdAt: now })
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

/** Deletes this admin's uploads. */
export function dropUploads(admin: { id: string }): Promise<unknown> {
  return write((tx) => tx.delete(productImports).where(eq(productImports.adminId, admin.id)).run());
}
