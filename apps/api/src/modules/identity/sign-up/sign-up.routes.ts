import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../../plugins/endpoints.ts'
import type { StartSession } from '../start-session.ts'
import type { IdentityContext } from '../identity-context.ts'
import { readOrigin } from '../request-origin.ts'
import { resendSignUp, signUp } from './sign-up.ts'
import { verifySignUp } from './verify-sign-up.ts'

/** Joining. */
export function signUpRoutes(register: Register, context: IdentityContext, begin: StartSession): void {
  register(contract.signup, ({ body, request }) => signUp(context, body, readOrigin(request)))

  register(contract.signupResend, ({ body, request }) =>
    resendSignUp(context, body.email, readOrigin(request)),
  )

  register(contract.signupVerify, async ({ body, request, reply }) =>
    begin(reply, await verifySignUp(context, body.token, readOrigin(request))),
  )
}
