import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../../platform/platform.ts'
import { personFileService } from './person-file.service.ts'
import { staffMoneyService } from './staff-money.service.ts'
import { staffPeopleService } from './staff-people.service.ts'

/** What staff read of people, and do about them. */
export function staffPeopleRoutes(platform: Platform): void {
  const { register } = platform
  const files = personFileService(platform)
  const people = staffPeopleService(platform)
  const money = staffMoneyService(platform)

  register(contract.personGet, ({ params }) => files.get(params.id))
  register(contract.personAdd, ({ person, body }) => people.add(person, body))
  register(contract.personChange, ({ person, params, body }) => people.change(person, params.id, body))
  register(contract.personRole, ({ person, params, body }) => people.changeRole(person, params.id, body))
  register(contract.personBlock, ({ person, params, body }) => people.block(person, params.id, body))
  register(contract.personUnblock, ({ person, params, body }) => people.unblock(person, params.id, body))
  register(contract.personSessionEnd, async ({ person, params }) => {
    await people.endSession(person, params.id, params.sessionId)
    return {}
  })
  register(contract.personSessionsEnd, ({ person, params }) => people.endSessions(person, params.id))
  register(contract.personMoney, ({ person, params, body, idempotencyKey: key }) =>
    money.move({ by: person.personId, key, personId: params.id, body }),
  )
  register(contract.personMoneyCorrect, ({ person, params, body, idempotencyKey: key }) =>
    money.correct({ by: person.personId, key, personId: params.id, body }),
  )
}
