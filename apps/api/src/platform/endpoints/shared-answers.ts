import type { FastifyReply, FastifyRequest } from 'fastify'
import { versionedCache, type VersionedKey } from '../cache/versioned-cache.ts'
import { readsBrotli, toBrotli } from '../http/brotli.ts'
import { etagOf } from './etag.ts'

/** More than other answers get: it is compressed once for many. */
const brotliLevel = 6

interface StoredAnswer {
  readonly bytes: Buffer
  readonly tag: string
  /** Made when first asked for. */
  compressed?: Promise<Buffer>
}

/** Answers that several people get, serialised and compressed once for each version. */
export interface SharedAnswers {
  /** Sends the stored answer, or makes it; 304 to whoever has it. */
  send(
    exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    identity: VersionedKey,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply>
}

/** Keeps the answers of one process, up to `maxBytes` before compression. */
export function sharedAnswers(maxBytes: number): SharedAnswers {
  const answers = versionedCache<StoredAnswer>({ maxSize: maxBytes, sizeOf: ({ bytes }) => bytes.length })
  return {
    async send({ request, reply }, identity, make) {
      const answer = await answers.read(identity, async () => {
        // By the schema of the route, which makes a string.
        const bytes = Buffer.from(reply.serialize(await make()) as string)
        return { bytes, tag: etagOf(bytes) }
      })
      reply.headers({
        etag: answer.tag,
        'cache-control': 'private, no-cache',
        'content-type': 'application/json; charset=utf-8',
      })
      if (request.headers['if-none-match'] === answer.tag) return reply.code(304).send()
      // Whoever reads no Brotli gets what the server's compression makes of it.
      if (!readsBrotli(request)) return reply.send(answer.bytes)
      answer.compressed ??= toBrotli(answer.bytes, brotliLevel)
      return reply
        .headers({ 'content-encoding': 'br', vary: 'accept-encoding' })
        .send(await answer.compressed)
    },
  }
}
