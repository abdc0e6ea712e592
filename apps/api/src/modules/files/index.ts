import type { Platform } from '../../platform/platform.ts'
import { sessionCookie } from '../../platform/sessions/session-store.ts'
import { filesRoutes } from './files.routes.ts'
import { handleOldProofs } from './prune-proofs.ts'
import { readFileRoutes } from './read-file.routes.ts'

/** Pictures of people. */
export function filesModule(platform: Platform): void {
  const { app, register, database, limits, sessions } = platform
  filesRoutes(register, database, limits)
  readFileRoutes(app, database, ({ cookies }) => sessions.identify(cookies[sessionCookie]))
  handleOldProofs(platform)
}
