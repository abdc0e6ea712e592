import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../../../platform/http/request-origin.ts'
import { callPhone, confirmPhone } from './confirm-phone.ts'

/** Confirming one's phone. `_id` proves nothing: anybody else's is as unknown as one that does not exist. */
export function phoneRoutes(register: Register, context: IdentityContext): void {
  const { devices } = context
  register(contract.confirmPhone, ({ person: { personId }, body, request }) => {
    requireOwn(personId, body._id)
    const { phone } = body
    const asker = { ...readOrigin(request), device: devices.read(request, phone) }
    return callPhone(context, { personId, phone }, asker)
  })

  register(contract.sendPin, async ({ person: { personId }, body, reply }) => {
    requireOwn(personId, body._id)
    const confirmed = await confirmPhone(context, { personId, pinCode: body.pinCode })
    devices.remember(reply, confirmed.phone)
    return confirmed
  })
}

function requireOwn(personId: string, claimed: string): void {
  if (claimed !== personId) throw new ApiError('not-found')
}
