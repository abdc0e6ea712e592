import { createHash } from 'node:crypto'
import type { onSendHookHandler } from 'fastify'

/** Tags an answer by its content, and sends 304 without it when the caller has it already. */
export const answerUnchanged: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
  // Weak: the answer may be compressed on its way.
  const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] !== tag) return done(null, payload)
  reply.code(304).removeHeader('content-length')
  return done(null, null)
}
