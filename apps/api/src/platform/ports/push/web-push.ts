import { ProviderError } from '../provider-error.ts'
import type { PushPort } from './push-port.ts'

const provider = 'web push'
const timeoutMs = 10_000
/** The subscription has ended (RFC 8030). */
const goneStatuses: ReadonlySet<number> = new Set([404, 410])

/** The push services of browsers: they take messages of everybody whom a browser has told its address. */
export function webPush(): PushPort {
  return {
    async send({ address, authorization, body, ttlSeconds }) {
      const answer = await fetch(address, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlSeconds),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => {
        throw new ProviderError(provider, 'cannot be reached')
      })
      await answer.body?.cancel()
      if (goneStatuses.has(answer.status)) return 'gone'
      if (!answer.ok) throw new ProviderError(provider, `status ${answer.status}`)
      return 'sent'
    },
  }
}
