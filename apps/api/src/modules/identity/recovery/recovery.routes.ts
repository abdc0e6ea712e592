import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../../../platform/http/request-origin.ts'
import { recover, verifyRecovery } from './recovery.ts'

/** Setting a new password by a mail's link. */
export function recoveryRoutes(register: Register, context: IdentityContext): void {
  register(contract.recovery, ({ body: { email }, request }) =>
    recover(context, email, { ...readOrigin(request), device: context.devices.read(request, email) }),
  )

  register(contract.recoveryVerify, async ({ body, request }) => {
    await verifyRecovery(context, body, readOrigin(request))
    return {}
  })
}
