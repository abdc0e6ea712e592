import type { Platform } from '../../platform/platform.ts'
import { peopleRoutes } from './people.routes.ts'
import { peopleService } from './people.service.ts'
import { staffPeopleRoutes } from './staff/staff-people.routes.ts'
import { verificationService } from './verification.service.ts'

export { verificationGuard } from './verification-guard.ts'
export type { Viewer } from '../clients/index.ts'
export { knownTo } from './visible-people.ts'
export { matching } from './search-people.ts'

/** Profiles, and the people whom a role looks after. */
export function peopleModule(platform: Platform): void {
  const { register, database, now, events, jobs } = platform
  peopleRoutes(register, peopleService(database, now, events), verificationService(now, events, jobs))
  staffPeopleRoutes(platform)
}
