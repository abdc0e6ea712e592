import type { CallOutput } from '@flower-market/api-client/contract'
import { formatRecoveryCode, operators, type AuditAction } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { SignedIn } from '../../../platform/sessions/session-store.ts'
import { settingAt } from '../../settings/index.ts'
import type { IdentityContext } from '../identity-context.ts'
import { secondFactorMailJob } from '../identity-jobs.ts'
import { deleteSessions } from '../sessions.repository.ts'
import { requireOwnPassword } from '../sessions/require-own-password.ts'
import { selectPasskeys, toPasskey } from '../passkeys/passkeys.repository.ts'
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { beginSecondFactor, deleteSecondFactor, readSecondFactor } from './second-factors.repository.ts'
import { base32Of, newTotpSecret, totpUri } from './totp.ts'
import { secretContext } from './try-code.ts'
import { auditOwnFactor, withCode } from './with-code.ts'

/** Makes the service of one's own second factor. */
export function secondFactorService(context: IdentityContext) {
  const { database, box, jobs, now, onSessionEnded } = context
  const { kysely } = database

  const audit = (trx: Trx, personId: string, action: AuditAction): Promise<void> =>
    auditOwnFactor(trx, personId, action, now())

  return {
    /** Whether it is set up, its passkeys for a host, and whether it has to be. */
    async read({ personId }: SignedIn, rpId: string): Promise<CallOutput<'secondFactor'>> {
      const { since, codesLeft } = await readSecondFactor(database, personId)
      const passkeys = (await selectPasskeys(kysely, personId, rpId)).map(toPasskey)
      const requirement = await settingAt(kysely, 'staffSecondFactor', now())
      const isRequired = requirement === 'required'
      return { since: since?.toISOString() ?? null, recoveryCodesLeft: codesLeft, passkeys, isRequired }
    },

    /** Makes a secret, which counts once a code of it was given. Throws `wrong-password` or `second-factor-set`. */
    async begin({ personId }: SignedIn, password: string): Promise<CallOutput<'secondFactorBegin'>> {
      const { email, locale } = await requireOwnPassword(context, personId, password)
      const secret = newTotpSecret()
      const sealed = box.seal(secret, secretContext(personId))
      if (!(await beginSecondFactor(database, personId, { secret: sealed, now: now() }))) {
        throw new ApiError('second-factor-set')
      }
      const uri = totpUri(secret, { issuer: operators[locale].shop, label: email })
      return { secret: base32Of(secret), uri }
    },

    /** Turns it on; sessions that were begun without it end. */
    async confirm(
      { personId, sessionId }: SignedIn,
      typed: string,
    ): Promise<CallOutput<'secondFactorConfirm'>> {
      const made = await newRecoveryCodes()
      await withCode(context, { personId, typed, isConfirmed: false }, async (trx) => {
        await trx
          .updateTable('second_factors')
          .set({ confirmed_at: now(), recovery_salt: made.salt })
          .where('person_id', '=', personId)
          .execute()
        await storeRecoveryCodes(trx, personId, made)
        await deleteSessions(trx, personId, sessionId)
        await audit(trx, personId, 'second-factor-set')
        await jobs.send(trx, secondFactorMailJob, { personId, about: 'set' })
      })
      onSessionEnded()
      return { recoveryCodes: made.codes.map(formatRecoveryCode) }
    },

    /** Makes new recovery codes in place of the earlier ones. */
    async renewCodes({ personId }: SignedIn, typed: string): Promise<CallOutput<'recoveryCodesCreate'>> {
      const made = await newRecoveryCodes()
      await withCode(context, { personId, typed, isConfirmed: true }, async (trx) => {
        await storeRecoveryCodes(trx, personId, made)
        await audit(trx, personId, 'recovery-codes-renewed')
        await jobs.send(trx, secondFactorMailJob, { personId, about: 'codes' })
      })
      return { recoveryCodes: made.codes.map(formatRecoveryCode) }
    },

    /** Turns it off. Throws `wrong-password` or `wrong-second-factor`. */
    async remove(
      { personId }: SignedIn,
      { password, code }: { readonly password: string; readonly code: string },
    ): Promise<void> {
      await requireOwnPassword(context, personId, password)
      await withCode(context, { personId, typed: code, isConfirmed: true }, async (trx) => {
        await deleteSecondFactor(trx, personId)
        await audit(trx, personId, 'second-factor-removed')
        await jobs.send(trx, secondFactorMailJob, { personId, about: 'removed' })
      })
    },
  }
}
