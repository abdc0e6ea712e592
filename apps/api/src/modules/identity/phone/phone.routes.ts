import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../request-origin.ts'
import { callPhone, confirmPhone } from './confirm-phone.ts'

/** Confirming one's phone. `_id` proves nothing: anybody else's is as unknown as one that does not exist. */
export function phoneRoutes(register: Register, context: IdentityContext): void {
  register(contract.confirmPhone, ({ person: { personId }, body, request }) => {
    requireOwn(personId, body._id)
    return callPhone(context, { personId, phone: body.phone }, readOrigin(request))
  })

  register(contract.sendPin, ({ person: { personId }, body }) => {
    requireOwn(personId, body._id)
    return confirmPhone(context, { personId, pinCode: body.pinCode })
  })
}

function requireOwn(personId: string, claimed: string): void {
  if (claimed !== personId) throw new ApiError('not-found')
}
