import type { Platform } from '../../platform/platform.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

export { sandboxInbox } from './inbox.repository.ts'

/** What was kept instead of being sent. */
export function sandboxModule({ register, database, config }: Platform): void {
  sandboxRoutes(register, database, config.hasSandbox)
}
