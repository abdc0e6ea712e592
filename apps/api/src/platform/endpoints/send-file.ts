import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is sent while it is made, so that it is never in memory as a whole. */
export class StreamedFile {
  readonly name: string
  readonly type: string
  readonly chunks: AsyncIterable<Uint8Array>

  constructor(chunks: AsyncIterable<Uint8Array>, { name, type }: { name: string; type: string }) {
    this.chunks = chunks
    this.name = name
    this.type = type
  }
}

/** Sends a file to be kept under its name; the name's letters may be of any alphabet (RFC 6266). */
export async function sendFile(reply: FastifyReply, file: File | StreamedFile): Promise<Buffer | Readable> {
  const ascii = file.name.replaceAll(/[^\w.-]/gu, '_')
  const encoded = encodeURIComponent(file.name)
  reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  // A failure on the way closes the connection: what was sent is no whole file, and the browser says so.
  if (file instanceof StreamedFile) return Readable.from(file.chunks, { objectMode: false })
  return Buffer.from(await file.arrayBuffer())
}
