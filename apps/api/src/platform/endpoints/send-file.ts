import type { FastifyReply } from 'fastify'

/** Sends a file to be kept under its name; the name's letters may be of any alphabet (RFC 6266). */
export async function sendFile(reply: FastifyReply, file: File): Promise<Buffer> {
  const ascii = file.name.replaceAll(/[^\w.-]/gu, '_')
  const encoded = encodeURIComponent(file.name)
  reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  return Buffer.from(await file.arrayBuffer())
}
