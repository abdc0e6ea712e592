import type { FastifyReply } from 'fastify'
import { readsBrotli, toBrotli, usualLevel } from '../platform/http/brotli.ts'

/** Sends a document, compressed here for whoever reads Brotli: the server's own compression takes answers as streams. */
export async function sendDocument(reply: FastifyReply, html: string): Promise<FastifyReply> {
  void reply.type('text/html; charset=utf-8')
  if (!readsBrotli(reply.request)) return reply.send(html)
  return reply
    .headers({ 'content-encoding': 'br', vary: 'accept-encoding' })
    .send(await toBrotli(html, usualLevel))
}
