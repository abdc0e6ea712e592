import { crc32 } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The tag of an answer's content. Weak, as the answer may be compressed on its way; a checksum, since nobody gains by
 * forging what they alone see.
 */
export function etagOf(bytes: Buffer): string {
  return `W/"${bytes.length.toString(36)}-${crc32(bytes).toString(36)}"`
}

/** Tags an answer by its content, and sends 304 without it when the caller has it already. */
export function answerUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
  // Encoded once, for the tag and for the socket.
  const bytes = Buffer.from(payload)
  const tag = etagOf(bytes)
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] !== tag) return done(null, bytes)
  reply.code(304).removeHeader('content-length')
  return done(null, null)
}
