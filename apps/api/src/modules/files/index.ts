import type { Platform } from '../../platform/platform.ts'
import { sessionCookie } from '../../platform/sessions/session-store.ts'
import { filesRoutes } from './files.routes.ts'
import { readFileRoutes } from './read-file.routes.ts'

/** Pictures of people. */
export function filesModule({ app, register, database, limits, sessions }: Platform): void {
  filesRoutes(register, database, limits)
  readFileRoutes(app, database, ({ cookies }) => sessions.identify(cookies[sessionCookie]))
}
