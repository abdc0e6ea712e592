import { timingSafeEqual, createHash } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import { readStockChangesJob, readStockJob } from './stock-system-jobs.ts'

const limitBytes = 64 * 1024

const schema = {
  summary:
    'What MoySklad says has changed: a hint, after which it is read again. The key of the address stands for session and CSRF token',
  tags: ['extension'],
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Takes hints of MoySklad, which does not sign them. Nothing in a body is believed, least of all the address of a report: it only
 * has the stock read. Without a key in the configuration there is no such address.
 */
export function stockWebhookRoutes({
  app,
  config: { moysklad },
  jobs,
  database,
}: Pick<Platform, 'app' | 'config' | 'jobs' | 'database'>): void {
  const key = moysklad?.webhookKey
  if (key === undefined) return
  const expected = hashOf(key)
  void app.register(async (scope) => {
    // Whatever it is, it is not read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null))
    scope.post<{ Params: { key: string; what: string } }>(
      '/api/moysklad/webhook/:key/:what',
      { schema, bodyLimit: limitBytes },
      async ({ params }, reply) => {
        if (!timingSafeEqual(hashOf(params.key), expected)) {
          app.log.warn('A hint about the stock without the right key was refused.')
          return reply.callNotFound()
        }
        await jobs.send(database.kysely, params.what === 'items' ? readStockJob : readStockChangesJob, {})
        return reply.code(204).send()
      },
    )
  })
}
