import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { addJobsProcessGauges } from './jobs-process-gauges.ts'
import { addShopGauges } from './shop-gauges.ts'
import { addStorageGauges } from './storage-gauges.ts'

export { reportStorage } from './storage-report.ts'

/** What Prometheus reads at `/metrics`, by the token that the operator has set; there is no such path without one. */
export function metricsModule(platform: Platform): void {
  const { app, config, metrics } = platform
  const { metricsToken } = config
  if (metrics === null || metricsToken === undefined) return
  addShopGauges(metrics, platform)
  addStorageGauges(metrics, platform.database)
  addJobsProcessGauges(metrics, platform.database)
  const expected = digest(`Bearer ${metricsToken}`)
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer')
      throw new ApiError('not-signed-in')
    }
    const { contentType, text } = await metrics.render()
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(text)
  })
}

/** Of one length, however long the token is. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
