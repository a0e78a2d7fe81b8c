/* A part of the service worker: shows what an admin's device is told by push. */
/* global self */
self.addEventListener("push", (event) => {
  const { title, words, path } = event.data?.json() ?? {};
  if (!words) return;
  const shown = { body: words, data: path, icon: "/brand/icon-192.png", tag: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openScreen(event.notification.data));
});

/** In a window of the admin area, if one is open. */
async function openScreen(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const admins = windows.find(({ url }) => new URL(url).pathname.startsWith("/dashboard/admin"));
  if (!admins) return self.clients.openWindow(path);
  await admins.focus();
  return admins.navigate(path);
}
