import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { IdentityContext } from './identity-context.ts'
import { apiTokensRoutes } from './api-tokens/api-tokens.routes.ts'
import { personalDataRoutes } from './personal-data/personal-data.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'

/** Joining, signing in and out, and proving who one is. */
export function identityRoutes(register: Register, context: IdentityContext): void {
  signInRoutes(register, context)
  signUpRoutes(register, context)
  recoveryRoutes(register, context)
  sessionsRoutes(register, context)
  apiTokensRoutes(register, context)
  secondFactorRoutes(register, context)
  passkeyRoutes(register, context)
  phoneRoutes(register, context)
  personalDataRoutes(register, context)
}
