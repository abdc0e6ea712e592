import type { CallOutput } from '@flower-market/api-client/contract'
import { formatRecoveryCode, operators, type AuditAction } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { SignedIn } from '../../../platform/sessions/session-store.ts'
import { recordAudit } from '../../audit/index.ts'
import { settingAt } from '../../settings/index.ts'
import type { IdentityContext } from '../identity-context.ts'
import { secondFactorMailJob } from '../identity-jobs.ts'
import { identityLimits } from '../identity-limits.ts'
import { deleteSessions } from '../sessions.repository.ts'
import { requireOwnPassword } from '../sessions/require-own-password.ts'
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { beginSecondFactor, deleteSecondFactor, readSecondFactor } from './second-factors.repository.ts'
import { base32Of, newTotpSecret, totpUri } from './totp.ts'
import { secretContext, tryCode } from './try-code.ts'

/** A code that somebody signed in has typed, and what it has to be of. */
interface TypedCode {
  readonly personId: string
  readonly typed: string
  readonly isConfirmed: boolean
}

/** Makes the service of one's own second factor. */
export function secondFactorService(context: IdentityContext) {
  const { database, box, jobs, limits, now, onSessionEnded } = context
  const { kysely } = database

  /** Does something that a right code stands for. Throws `wrong-second-factor`; too many wrong ones are refused. */
  const withCode = async <T>(code: TypedCode, act: (trx: Trx) => Promise<T>): Promise<T> => {
    const { personId } = code
    const { codePerson, codePersonDay } = identityLimits
    const attempt = await limits.take([codePerson, personId], [codePersonDay, personId])
    const done = await kysely.transaction().execute(async (trx) => {
      const tried = await tryCode(context, trx, code)
      if (tried === 'none')
        throw new ApiError(code.isConfirmed ? 'second-factor-not-set' : await whyNone(trx, personId))
      if (tried === 'wrong') throw new ApiError('wrong-second-factor')
      return act(trx)
    })
    await attempt.giveBack()
    return done
  }

  const audit = (trx: Trx, personId: string, action: AuditAction): Promise<void> =>
    recordAudit(trx, {
      by: personId,
      at: now(),
      action,
      subject: { kind: 'person', id: personId },
      about: personId,
    })

  return {
    /** Whether it is set up, and whether it has to be. */
    async read({ personId }: SignedIn): Promise<CallOutput<'secondFactor'>> {
      const { since, codesLeft } = await readSecondFactor(database, personId)
      const requirement = await settingAt(kysely, 'staffSecondFactor', now())
      const isRequired = requirement === 'required'
      return { since: since?.toISOString() ?? null, recoveryCodesLeft: codesLeft, isRequired }
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
      await withCode({ personId, typed, isConfirmed: false }, async (trx) => {
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
      await withCode({ personId, typed, isConfirmed: true }, async (trx) => {
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
      await withCode({ personId, typed: code, isConfirmed: true }, async (trx) => {
        await deleteSecondFactor(trx, personId)
        await audit(trx, personId, 'second-factor-removed')
        await jobs.send(trx, secondFactorMailJob, { personId, about: 'removed' })
      })
    },
  }
}

/** Why there is nothing to confirm: it was confirmed, or never begun. */
async function whyNone(trx: Trx, personId: string): Promise<'second-factor-set' | 'second-factor-not-set'> {
  const kept = await trx
    .selectFrom('second_factors')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return kept === undefined ? 'second-factor-not-set' : 'second-factor-set'
}
