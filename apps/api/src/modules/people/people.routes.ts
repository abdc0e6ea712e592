import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { PeopleService } from './people.service.ts'
import type { VerificationService } from './verification.service.ts'

/** Profiles, the people whom a role looks after, and the verification of who they are. */
export function peopleRoutes(
  register: Register,
  people: PeopleService,
  verification: VerificationService,
): void {
  register(contract.userGet, ({ person, query }) => {
    if (query._id !== person.personId) throw new ApiError('not-found')
    return people.getOwn(person)
  })
  register(contract.userById, ({ person, params }) => people.getOther(person, params.id))
  register(contract.exampleLot, ({ person, params }) => people.exampleLot(person, params.id))
  register(contract.userList, ({ person, query }) => people.list(person, query))
  register(contract.userSearch, ({ person, query }) => people.search(person, query.search))
  register(contract.userUpdate, ({ person, body }) => people.update(person, body))
  register(contract.userRegion, ({ person, body }) => people.chooseRegion(person, body.region))
  register(contract.userAddReferral, ({ person, body }) => people.setPercentages(person, body))

  register(contract.userVerification, async ({ person, body }) => {
    await verification.ask(person.personId, body)
    return people.getOwn(person)
  })
  register(contract.userVerificationReview, async ({ person, body }) => {
    await verification.review(person.personId, body)
    return people.staffSummary(person, body._id)
  })
}
