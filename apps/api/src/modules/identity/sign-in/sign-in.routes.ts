import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../../api-error.ts'
import type { Register } from '../../../plugins/endpoints.ts'
import type { StartSession } from '../start-session.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../request-origin.ts'
import type { WriteSessionCookies } from '../session-cookies.ts'
import { sessionCookie } from '../session-secret.ts'
import { signInByPassword } from './password-sign-in.ts'
import { sendSignInCode, signInByPhone } from './phone-sign-in.ts'

/** Signing in and out. */
export function signInRoutes(
  register: Register,
  context: IdentityContext,
  begin: StartSession,
  writeCookies: WriteSessionCookies,
): void {
  const { sessions, onSessionEnded } = context

  register(contract.authentication, async ({ request, reply }) => {
    const open = await sessions.resume(request.cookies[sessionCookie], readOrigin(request))
    // A visitor gets the CSRF cookie with the refusal: signing in needs it.
    writeCookies(reply, open)
    if (open === null) throw new ApiError('not-signed-in')
    return open.session
  })

  register(contract.signin, async ({ body, request, reply }) =>
    begin(reply, await signInByPassword(context, body, readOrigin(request))),
  )

  register(contract.signinSendCode, ({ body, request }) =>
    sendSignInCode(context, body.phone, readOrigin(request)),
  )

  register(contract.signinPhone, async ({ body, request, reply }) =>
    begin(reply, await signInByPhone(context, body, readOrigin(request))),
  )

  register(contract.logout, async ({ person, reply }) => {
    await sessions.signOut(person.sessionId)
    writeCookies(reply, null)
    onSessionEnded(person.sessionId)
    return {}
  })
}
