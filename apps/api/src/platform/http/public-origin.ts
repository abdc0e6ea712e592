import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const everywhere = new Set(['0.0.0.0', '::'])

/**
 * Where browsers find the shop: as it is set, else where this server listens; a process of the jobs listens nowhere, and has the settings of the one that
 * does. Never what a request says: its Host is the caller's choice, and a link that leads elsewhere would give the token away.
 */
export function publicOriginOf(
  app: Pick<FastifyInstance, 'server'>,
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>,
): () => string {
  return () => {
    if (config.publicOrigin !== undefined) return config.publicOrigin
    const address = app.server.address()
    const isListening = address !== null && typeof address !== 'string'
    const [host, port] = isListening ? [address.address, address.port] : [config.host, config.port]
    const name = everywhere.has(host) ? 'localhost' : host
    return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
  }
}
