import { contract } from '@flower-market/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import { startSession } from '../start-session.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../../../platform/http/request-origin.ts'
import { signInByPassword } from './password-sign-in.ts'
import { sendSignInCode, signInByPhone, type CodeAsker } from './phone-sign-in.ts'

/** Signing in and out. */
export function signInRoutes(register: Register, context: IdentityContext): void {
  const { sessions, devices, browsers, onSessionEnded } = context

  register(contract.authentication, async ({ request, reply }) => {
    // A visitor gets the CSRF cookie with the refusal: signing in needs it.
    const resumed = await sessions.resume(request, reply)
    if (resumed === null) throw new ApiError('not-signed-in')
    return resumed.session
  })

  register(contract.signin, async ({ body, request, reply }) => {
    const credentials = { ...body, device: devices.read(request, body.email) }
    return startSession(context, reply, await signInByPassword(context, credentials, readOrigin(request)))
  })

  const readAsker = (request: FastifyRequest, phone: string): CodeAsker => ({
    ...readOrigin(request),
    device: devices.read(request, phone),
    browser: browsers.keyOf(request),
  })

  register(contract.signinSendCode, ({ body: { phone }, request }) =>
    sendSignInCode(context, phone, readAsker(request, phone)),
  )

  register(contract.signinPhone, async ({ body, request, reply }) => {
    const open = await signInByPhone(context, body, readAsker(request, body.phone))
    return startSession(context, reply, open, body.phone)
  })

  register(contract.logout, async ({ person, reply }) => {
    await sessions.signOut(person.sessionId)
    sessions.writeCookies(reply, null)
    onSessionEnded()
    return {}
  })
}
