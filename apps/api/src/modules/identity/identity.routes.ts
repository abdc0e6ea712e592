import type { Register } from '../../plugins/endpoints.ts'
import { sessionStarter } from './start-session.ts'
import type { IdentityContext } from './identity-context.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import type { WriteSessionCookies } from './session-cookies.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'

/** Joining, signing in and out, and proving who one is. */
export function identityRoutes(
  register: Register,
  context: IdentityContext,
  writeCookies: WriteSessionCookies,
): void {
  const begin = sessionStarter(context, writeCookies)
  signInRoutes(register, context, begin, writeCookies)
  signUpRoutes(register, context, begin)
  recoveryRoutes(register, context)
  sessionsRoutes(register, context)
  phoneRoutes(register, context)
}
