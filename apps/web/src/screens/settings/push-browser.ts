import { atom } from 'jotai'
import { registerServiceWorker } from '../../state/service-worker.ts'

/** Where a browser is pushed to, and by which keys. */
export interface PushAddress {
  readonly address: string
  readonly p256dh: string
  readonly auth: string
}

/** What a browser does about push messages; another one in stories. */
export interface PushBrowser {
  readonly isSupported: boolean
  /** Asks the person, and gives where the browser is pushed to; null where they, or the browser, do not allow it. */
  readonly subscribe: (publicKey: string) => Promise<PushAddress | null>
  readonly unsubscribe: () => Promise<void>
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
}

const browser: PushBrowser = {
  get isSupported() {
    return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  },
  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return null
    await registerServiceWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey: toBytes(publicKey) }
    const subscription = await pushManager.subscribe(options).catch(() => null)
    const { endpoint: address, keys } = subscription?.toJSON() ?? {}
    const { p256dh, auth } = keys ?? {}
    if (address === undefined || p256dh === undefined || auth === undefined) return null
    return { address, p256dh, auth }
  },
  async unsubscribe() {
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  },
}

/** The browser of the page. */
export const pushBrowserAtom = atom<PushBrowser>(browser)
