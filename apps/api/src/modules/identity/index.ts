import type { Platform } from '../../platform/platform.ts'
import { contract } from '@flower-market/api-client/contract'
import { identityContext } from './identity-context.ts'
import { handleIdentityJobs } from './identity-jobs.ts'
import { identityRoutes } from './identity.routes.ts'
import { mailTextsService } from './mail-texts/mail-texts.service.ts'
import { warmUpPasswords } from './passwords.ts'

export {
  claimDecidedMailJob,
  invitationMailJob,
  noticeMailJob,
  orderCanceledMailJob,
  orderPlacedMailJob,
  requestMailJob,
  standingOrderMailJob,
  verificationMailJob,
  webhookMailJob,
} from './identity-jobs.ts'
export { noticeLetterOf } from './notices/notice-letter.ts'
export { createAdministrator } from './create-administrator.ts'
export { resetSecondFactor } from './second-factor/reset-second-factor.ts'
export { hashPassword } from './passwords.ts'
export { requireOwnPassword } from './sessions/require-own-password.ts'
export { createSessionStore } from './session-store.ts'
export { deleteSessionOf, deleteSessions, listSessions } from './sessions.repository.ts'

/** People's accounts, sessions and proofs of who they are. */
export async function identityModule(platform: Platform): Promise<void> {
  await warmUpPasswords()
  const context = identityContext(platform)
  handleIdentityJobs(platform.jobs, context)
  identityRoutes(platform.register, context)
  const mailTexts = mailTextsService(platform)
  platform.register(contract.mailTextList, () => mailTexts.list())
  platform.register(contract.mailTextSet, ({ person, body }) => mailTexts.set(person.personId, body))
}
