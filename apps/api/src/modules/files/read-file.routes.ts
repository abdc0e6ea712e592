import { contract, thumbnailOf } from '@flower-market/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendNotFound } from '../../platform/errors/error-handler.ts'
import { inputSchema } from '../../platform/endpoints/json-schema.ts'
import { refusals } from '../../platform/endpoints/route-schema.ts'
import { findFile, findThumbnail, type FileSource, type FileViewer } from './files.repository.ts'
import { pictureType } from '../../platform/images/stored-pictures.ts'
import { filePath } from '../../platform/http/file-path.ts'

const schema = {
  tags: ['extension'],
  security: [{ session: [] }],
  params: inputSchema(contract.userById.params),
  response: {
    200: { content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } },
    ...refusals(['validation-failed', 'not-found', 'too-many-requests', 'internal', 'unavailable']),
  },
}

const fileSchema = {
  ...schema,
  summary:
    'The bytes of a file: of oneself, of somebody whom the role looks after, or about the flowers of the plantation that one represents',
}

const thumbnailSchema = {
  ...schema,
  summary: 'A picture as a square of 176 pixels, for whoever may read the picture',
}

/** A file never changes, but who may see it does: it is asked for each time, and seldom sent. */
const askedEachTime = 'private, no-cache'

/** Whoever is signed in may see what is on sale, and its address is never that of another picture. */
const keptForGood = 'private, max-age=31536000, immutable'

interface FileRequest {
  Params: { id: string }
}

/**
 * Sends kept files and their thumbnails. The session's cookie alone says who asks, as a picture in a page carries no token;
 * whoever has no session, and whoever may not see the file's owner, is told that there is no such file.
 */
export function readFileRoutes(
  app: FastifyInstance,
  source: FileSource,
  identify: (request: FastifyRequest) => Promise<FileViewer | null>,
): void {
  app.get<FileRequest>(filePath(':id'), { schema: fileSchema }, async (request, reply) => {
    const viewer = await identify(request)
    const { id } = request.params
    const file = viewer === null ? undefined : await findFile(source, id, viewer)
    if (file === undefined) return sendNotFound(reply)
    const tag = `"${id}"`
    reply.header('cache-control', askedEachTime).header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    // What people send as a PDF stays as they sent it: the browser shows it apart from the shop's pages, and saves it as a PDF.
    if (file.contentType === 'application/pdf')
      reply.header('content-disposition', `inline; filename="${id}.pdf"`)
    return reply.type(file.contentType).send(file.bytes)
  })

  const thumbnailPath = thumbnailOf(filePath(':id'))
  app.get<FileRequest>(thumbnailPath, { schema: thumbnailSchema }, async (request, reply) => {
    const viewer = await identify(request)
    const { id } = request.params
    const thumbnail = viewer === null ? undefined : await findThumbnail(source, id, viewer)
    if (thumbnail === undefined) return sendNotFound(reply)
    return reply
      .header('cache-control', thumbnail.isOnSale ? keptForGood : askedEachTime)
      .type(pictureType)
      .send(thumbnail.bytes)
  })
}
