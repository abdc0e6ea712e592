import { contract } from '@flower-market/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import { readOrigin } from '../../../platform/http/request-origin.ts'
import type { IdentityContext } from '../identity-context.ts'
import { startSession } from '../start-session.ts'
import { passkeysService } from './passkeys.service.ts'
import { relyingPartyOf } from './relying-party.ts'
import { beginPasskeySignIn, finishPasskeySignIn } from './sign-in-by-passkey.ts'

/** Passkeys of staff, and signing in by one. */
export function passkeyRoutes(register: Register, context: IdentityContext): void {
  const passkeys = passkeysService(context)
  const { pendingCookie, sites } = context
  const rpOf = (request: FastifyRequest) => relyingPartyOf(sites, request)

  register(contract.signinPasskeyBegin, ({ request }) =>
    beginPasskeySignIn(context, pendingCookie.read(request), rpOf(request)),
  )
  register(contract.signinPasskey, async ({ body: used, request, reply }) => {
    const answer = { secret: pendingCookie.read(request), used, rp: rpOf(request) }
    const open = await finishPasskeySignIn(context, answer, readOrigin(request))
    pendingCookie.clear(reply)
    return startSession(context, reply, open)
  })

  register(contract.passkeyBegin, ({ person, body, request }) =>
    passkeys.begin({ ...person, rp: rpOf(request) }, body.code),
  )
  register(contract.passkeyAdd, async ({ person, body, request }) => {
    await passkeys.add({ ...person, rp: rpOf(request) }, body)
    return {}
  })
  register(contract.passkeyRemove, async ({ person, body }) => {
    await passkeys.remove(person, body)
    return {}
  })
}
