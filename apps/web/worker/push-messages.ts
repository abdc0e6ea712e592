interface PushMessage {
  readonly title?: unknown
  readonly body?: string
  readonly path?: string
  readonly tag?: string
}

/** Shows push messages and opens what they are about. */
export function handlePushMessages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path, tag } = (event.data?.json() ?? {}) as PushMessage
    if (typeof title !== 'string') return
    const about = { ...(body !== undefined && { body }), ...(tag !== undefined && { tag }) }
    event.waitUntil(
      worker.registration.showNotification(title, {
        ...about,
        icon: '/icons/icon-192.png',
        data: { path },
      }),
    )
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path = '/' } = (event.notification.data ?? {}) as PushMessage
    const target = new URL(path, worker.location.origin)
    if (target.origin !== worker.location.origin) return
    event.waitUntil(worker.clients.openWindow(target.href))
  })
}
