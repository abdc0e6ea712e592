// Shows push messages and opens what they are about. It keeps nothing and answers no request of the pages.

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const target = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (target.origin !== self.location.origin) return
  event.waitUntil(self.clients.openWindow(target.href))
})
