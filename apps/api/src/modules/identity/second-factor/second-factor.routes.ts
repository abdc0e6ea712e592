import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../../../platform/http/request-origin.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { startSession } from '../start-session.ts'
import { codeStep, finishSignIn } from './finish-sign-in.ts'
import { secondFactorService } from './second-factor.service.ts'

/** The second factor of staff, and the second step of signing in. */
export function secondFactorRoutes(register: Register, context: IdentityContext): void {
  const factor = secondFactorService(context)

  register(contract.signinSecondFactor, async ({ body, request, reply }) => {
    const secret = context.pendingCookie.read(request)
    const step = codeStep(context, body.code)
    const open = await finishSignIn(context, { secret, step }, readOrigin(request))
    context.pendingCookie.clear(reply)
    return startSession(context, reply, open)
  })

  register(contract.secondFactor, ({ person, request }) =>
    factor.read(person, relyingPartyOf(context.sites, request).id),
  )
  register(contract.secondFactorBegin, ({ person, body }) => factor.begin(person, body.password))
  register(contract.secondFactorConfirm, ({ person, body }) => factor.confirm(person, body.code))
  register(contract.recoveryCodesCreate, ({ person, body }) => factor.renewCodes(person, body.code))
  register(contract.secondFactorRemove, async ({ person, body }) => {
    await factor.remove(person, body)
    return {}
  })
}
