import { atom } from 'jotai'

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

const workerAddress = '/push-worker.js'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/** The page may start no script that no policy lets through: this one lets a single address through. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

function trustedWorkerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('push-worker', { createScriptURL: () => workerAddress })
  return policy?.createScriptURL(workerAddress) ?? workerAddress
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
    await navigator.serviceWorker.register(trustedWorkerAddress())
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey: toBytes(publicKey) }
    const subscription = await pushManager.subscribe(options).catch(() => null)
    const { endpoint: address, keys } = subscription?.toJSON() ?? {}
    const { p256dh, auth } = keys ?? {}
    if (address === undefined || p256dh === undefined || auth === undefined) return null
    return { address, p256dh, auth }
  },
  async unsubscribe() {
    const registration = await navigator.serviceWorker.getRegistration(workerAddress)
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  },
}

/** The browser of the page. */
export const pushBrowserAtom = atom<PushBrowser>(browser)
