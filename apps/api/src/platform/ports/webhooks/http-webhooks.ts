import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import type { WebhookMessage, WebhookOutcome, WebhookPort } from './webhook-port.ts'

/** How people's servers are called. */
export interface HttpWebhooksOptions {
  /** Also by http and at addresses that are not public: for a developer's own machine alone. */
  readonly isPrivateAllowed: boolean
  /** @default the system's */
  readonly resolve?: typeof lookup
  /** @default 10 000 */
  readonly timeoutMs?: number
}

class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

/**
 * Resolves for one connection and refuses what is not public. The connection goes to the very addresses that were checked, so
 * that a name cannot lead elsewhere a moment later (DNS rebinding).
 */
function publicLookup(resolve: typeof lookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new PrivateAddressError(), '')
      }
      const [first] = addresses
      return options.all ? callback(null, addresses) : callback(null, first!.address, first!.family)
    })
  }
}

/** Posts over https, each time by a connection of its own; follows no redirect and does not read the answer. */
export function httpWebhooks({
  isPrivateAllowed,
  resolve = lookup,
  timeoutMs = 10_000,
}: HttpWebhooksOptions): WebhookPort {
  const post = (url: URL, { headers, body }: WebhookMessage): Promise<WebhookOutcome> =>
    new Promise((answer) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        lookup: isPrivateAllowed ? (resolve as LookupFunction) : publicLookup(resolve),
      })
      request.on('response', ({ statusCode: code = 0 }) => {
        answer({ code, problem: code >= 200 && code < 300 ? null : 'status' })
        // An answer without an end would hold the connection.
        request.destroy()
      })
      request.on('error', (error) => {
        if (error instanceof PrivateAddressError) return answer({ code: null, problem: 'address' })
        return answer({ code: null, problem: signal.aborted ? 'timeout' : 'unreachable' })
      })
      request.end(body)
    })

  return {
    async send(message) {
      const url = URL.parse(message.address)
      if (url === null) return { code: null, problem: 'address' }
      // An IP address is not looked up.
      const host = url.hostname.replaceAll(/[[\]]/gu, '')
      const isAllowed = url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
      if (!isPrivateAllowed && !isAllowed) return { code: null, problem: 'address' }
      return post(url, message)
    },
  }
}
