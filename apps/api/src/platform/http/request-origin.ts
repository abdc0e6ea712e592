import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'

/** Where a request comes from, as the list of sessions shows it. */
export interface RequestOrigin {
  /** The network address. */
  readonly address: string
  /** The browser's own description, at most 500 characters. */
  readonly userAgent: string
}

const longestUserAgent = 500

/** Reads where a request comes from. */
export function readOrigin(request: FastifyRequest): RequestOrigin {
  return {
    address: clientAddress(request),
    // A browser may call itself anything: what the database cannot keep (half a surrogate pair) must not end the call.
    userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent).toWellFormed(),
  }
}
