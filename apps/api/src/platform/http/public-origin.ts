import type { FastifyInstance } from 'fastify'

/**
 * Where browsers find the shop: as it is set, else where this server listens. Never what a request says: its Host is
 * the caller's choice, and a link that leads elsewhere would give the token away.
 */
export function publicOriginOf(app: FastifyInstance, publicOrigin: string | undefined): () => string {
  return () => {
    if (publicOrigin !== undefined) return publicOrigin
    const address = app.server.address()
    if (address === null || typeof address === 'string') return 'http://localhost'
    const isEverywhere = address.address === '0.0.0.0' || address.address === '::'
    const host = isEverywhere ? 'localhost' : address.address
    return `http://${address.family === 'IPv6' && !isEverywhere ? `[${host}]` : host}:${address.port}`
  }
}
