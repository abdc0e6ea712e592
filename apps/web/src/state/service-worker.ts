import type { createStore } from 'jotai'
import { isReleaseWaitingAtom } from './release.atoms.ts'
import { appFiles } from '@flower-market/app-runtime/starter'
import { trustedScript } from './trusted-script.ts'

const address = '/service-worker.js'

/** Registers the worker that answers without a network and shows push messages. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedScript('service-worker', address))
}

/** The script that the page began with names its release. */
function firstScript(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script === null ? (appFiles()[0] ?? null) : new URL(script.src).pathname
}

function askAboutRelease(worker: ServiceWorker, onNewer: () => void): void {
  const script = firstScript()
  if (script === null) return
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<{ isOwn: boolean }>) => {
    if (!data.isOwn) onNewer()
    port1.close()
  })
  port1.start()
  worker.postMessage({ kind: 'began-with', script }, [port2])
}

/** A page that stays open for days learns of a release when it is looked at again. */
const updateAfterMs = 3_600_000

/** Registers the worker and follows its releases; gives the function that ends it. */
export function startServiceWorker(store: ReturnType<typeof createStore>): () => void {
  // Storybook, which shows the same frame at the same origin, is no app.
  const isApp = document.querySelector('link[rel="manifest"]') !== null
  if (!isApp || !('serviceWorker' in navigator)) return () => {}
  const over = new AbortController()
  const { signal } = over
  const onNewer = (): void => {
    if (!signal.aborted) store.set(isReleaseWaitingAtom, true)
  }
  const follow = (registration: ServiceWorkerRegistration): void => {
    if (registration.waiting !== null) askAboutRelease(registration.waiting, onNewer)
    const followInstalling = (): void => {
      const worker = registration.installing
      worker?.addEventListener(
        'statechange',
        () => {
          if (worker.state === 'installed' && registration.active !== null) askAboutRelease(worker, onNewer)
        },
        { signal },
      )
    }
    followInstalling()
    registration.addEventListener('updatefound', followInstalling, { signal })
    let updatedAt = Date.now()
    const update = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - updatedAt < updateAfterMs) return
      updatedAt = Date.now()
      registration.update().catch(() => {})
    }
    document.addEventListener('visibilitychange', update, { signal })
  }
  const begin = async (): Promise<void> => {
    // Where workers are blocked, some browsers answer with nothing instead of refusing.
    const registration = (await registerServiceWorker()) as ServiceWorkerRegistration | undefined
    if (registration !== undefined) follow(registration)
  }
  begin().catch(() => {
    // Without a worker the shop works as long as there is a network.
  })
  return () => over.abort()
}
