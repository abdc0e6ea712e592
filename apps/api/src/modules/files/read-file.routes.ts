import { contract } from '@flower-market/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { sendNotFound } from '../../platform/errors/error-handler.ts'
import { inputSchema } from '../../platform/endpoints/json-schema.ts'
import { refusals } from '../../platform/endpoints/route-schema.ts'
import { findFile, type FileViewer } from './files.repository.ts'
import { filePath } from '../../platform/http/file-path.ts'

const schema = {
  summary:
    'The bytes of a file: of oneself, of somebody whom the role looks after, or about the flowers of the plantation that one represents',
  tags: ['extension'],
  security: [{ session: [] }],
  params: inputSchema(contract.userById.params),
  response: {
    200: { content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } },
    ...refusals(['validation-failed', 'not-found', 'too-many-requests', 'internal', 'unavailable']),
  },
}

/**
 * Sends kept files. The session's cookie alone says who asks, as a picture in a page carries no token; whoever has no
 * session, and whoever may not see the file's owner, is told that there is no such file.
 */
export function readFileRoutes(
  app: FastifyInstance,
  { kysely }: Database,
  identify: (request: FastifyRequest) => Promise<FileViewer | null>,
): void {
  app.get<{ Params: { id: string } }>(filePath(':id'), { schema }, async (request, reply) => {
    const viewer = await identify(request)
    const { id } = request.params
    const file = viewer === null ? undefined : await findFile(kysely, id, viewer)
    if (file === undefined) return sendNotFound(reply)
    // A file never changes, but who may see it does: it is asked for each time, and seldom sent.
    const tag = `"${id}"`
    reply.header('cache-control', 'private, no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    // What people send as a PDF stays as they sent it: the browser shows it apart from the shop's pages, and saves it as a PDF.
    if (file.contentType === 'application/pdf')
      reply.header('content-disposition', `inline; filename="${id}.pdf"`)
    return reply.type(file.contentType).send(file.bytes)
  })
}
