/* SERVICE_WORKER=off: replaces the previous worker, deletes its caches and unregisters itself. */
/* global self, caches */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(uninstall());
});

async function uninstall() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
