import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import type { IdentityContext } from '../identity-context.ts'
import { identityLimits } from '../identity-limits.ts'
import { erasePerson } from './erase-person.ts'
import { exportPersonalData } from './export-personal-data.ts'

/** What the shop knows of a person: to take along, and to have it erased. */
export function personalDataRoutes(register: Register, context: IdentityContext): void {
  const { database, limits, now, sessions } = context

  register(contract.personalDataExport, async ({ person: { personId } }) => {
    await limits.take([identityLimits.exportPerson, personId])
    return { exportedAt: now().toISOString(), topics: await exportPersonalData(database, personId) }
  })

  register(contract.personErase, async ({ person, body, reply }) => {
    await erasePerson(context, person.personId, body.password)
    sessions.writeCookies(reply, null)
    return {}
  })
}
