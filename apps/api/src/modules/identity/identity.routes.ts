import { contract } from '@flower-market/api-client/contract'
import { ApiFailure } from '../../api-failure.ts'
import type { Register } from '../../plugins/endpoints.ts'
import type { IdentityService } from './identity.service.ts'
import type { WriteSessionCookies } from './session-cookies.ts'
import { sessionCookie } from './session-secret.ts'

/** Signing in and out. */
export function identityRoutes(
  register: Register,
  identity: IdentityService,
  writeCookies: WriteSessionCookies,
  onSignOut: (sessionId: string) => void,
): void {
  register(contract.authentication, async ({ request, reply }) => {
    const open = await identity.resume(request.cookies[sessionCookie])
    // A visitor gets the CSRF cookie with the refusal: signing in needs it.
    writeCookies(reply, open)
    if (open === null) throw new ApiFailure('not-signed-in')
    return open.session
  })

  register(contract.signin, async ({ body, request, reply }) => {
    const open = await identity.signIn({ ...body, address: request.ip })
    writeCookies(reply, open)
    return open.session
  })

  register(contract.logout, async ({ person, reply }) => {
    await identity.signOut(person.sessionId)
    writeCookies(reply, null)
    onSignOut(person.sessionId)
    return {}
  })
}
