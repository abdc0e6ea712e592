import type { Platform } from '../../platform/platform.ts'
import { secretBox } from '../../platform/security/secret-box.ts'
import { handleWebhooksJobs } from './webhooks-jobs.ts'
import { webhooksRoutes } from './webhooks.routes.ts'

export { publishToWebhooks } from './publish-to-webhooks.ts'

/** Where people's own programs are told of orders and documents. */
export function webhooksModule(platform: Platform): void {
  const context = { ...platform, box: secretBox(platform.secret) }
  handleWebhooksJobs(platform, context)
  webhooksRoutes(platform, context)
}
