import { contract } from '@flower-market/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import { startSession } from '../start-session.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../../../platform/http/request-origin.ts'
import { resendSignUp, signUp } from './sign-up.ts'
import { verifySignUp } from './verify-sign-up.ts'

/** Joining. */
export function signUpRoutes(register: Register, context: IdentityContext): void {
  const askerOf = (request: FastifyRequest) => ({
    ...readOrigin(request),
    browser: context.browsers.keyOf(request),
  })
  register(contract.signup, ({ body, request }) => signUp(context, body, askerOf(request)))

  register(contract.signupResend, ({ body, request }) => resendSignUp(context, body.email, askerOf(request)))

  register(contract.signupVerify, async ({ body, request, reply }) =>
    startSession(context, reply, await verifySignUp(context, body, askerOf(request))),
  )
}
