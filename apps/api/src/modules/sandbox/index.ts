import type { Platform } from '../../platform/platform.ts'
import { handleOldMessages } from './prune-messages.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

export { sandboxInbox } from './inbox.repository.ts'

/** What was kept instead of being sent. */
export function sandboxModule({ register, database, config, jobs, now }: Platform): void {
  sandboxRoutes(register, database, config.hasSandbox)
  handleOldMessages(jobs, database, now)
}
