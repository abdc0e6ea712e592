import type { Platform } from '../../platform/platform.ts'
import { sessionCookie } from '../../platform/sessions/session-store.ts'
import { filesRoutes } from './files.routes.ts'
import { handleOldProofs } from './prune-proofs.ts'
import { handleStoredFiles } from './store-files.ts'
import { readFileRoutes } from './read-file.routes.ts'

export { checkStoredFiles, takeFilesBack } from './check-stored-files.ts'

/** Pictures of people, and where files are kept. */
export function filesModule(platform: Platform): void {
  const { app, register, database, limits, sessions, ports } = platform
  filesRoutes(register, database, limits)
  readFileRoutes(app, { database, store: ports.files }, ({ cookies }) =>
    sessions.identify(cookies[sessionCookie]),
  )
  handleOldProofs(platform)
  handleStoredFiles(platform)
}
