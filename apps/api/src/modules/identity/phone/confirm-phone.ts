import type { CallOutput } from '@flower-market/api-client/contract'
import { callCodeDigits } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { readCodeOutcome } from '../codes/code-outcome.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { Attempt } from '../../../platform/limits/attempt-limits.ts'
import { firstCallAttempt, identityLimits, sendingAttempt, type Asker } from '../identity-limits.ts'
import { takeSending } from '../take-sending.ts'

/**
 * Names a person who has paid, or whom staff have approved; null for anybody else. An account costs a stranger one email, a customer is
 * known: the calls that strangers ask for are not counted against a customer, who may have one number called five times a day.
 */
async function readCustomer(db: Db, personId: string): Promise<string | null> {
  const { rows } = await sql`SELECT WHERE
    EXISTS (SELECT FROM payments WHERE person_id = ${personId} AND status = 'CONFIRMED')
    OR EXISTS (SELECT FROM verifications WHERE person_id = ${personId} AND status = 'APPROVED')`.execute(db)
  return rows.length === 0 ? null : `customer ${personId}`
}

/**
 * Has a phone called; the code is the end of the caller's number. Everybody is called alike, also at a number that is
 * somebody else's: whose it is shows when the code comes back. Throws `retry-later`, or `unavailable` when the provider
 * placed no call, and then the next may be asked for at once.
 */
export async function callPhone(
  context: IdentityContext,
  { personId, phone }: { readonly personId: string; readonly phone: string },
  asker: Asker,
): Promise<CallOutput<'confirmPhone'>> {
  const { codes, database, ports, timer } = context
  const device = asker.device ?? (await readCustomer(database.kysely, personId))
  const own: Attempt = [
    [identityLimits.callPerson, personId],
    [identityLimits.callPersonPhone, `${phone} ${personId}`],
  ]
  const usual: Attempt = [...own, ...sendingAttempt('call', phone, { ...asker, device })]
  const once = { purpose: 'phone-call', subject: personId } as const
  const { address } = asker
  // What strangers have had the number called for does not keep anybody else from a first call.
  const retryAt =
    device === null
      ? await takeSending(context, [...own, ...firstCallAttempt({ phone, personId, address })], once, usual)
      : await takeSending(context, usual, once)
  const code = await ports.flashCall.call(phone).catch(async (error: unknown) => {
    await timer.cancel('phone-call', personId)
    throw new ApiError('unavailable', undefined, { cause: error })
  })
  const expiresAt = await codes.issue(database.kysely, { purpose: 'phone', subject: personId, phone, code })
  return {
    retryAt: retryAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    digits: callCodeDigits,
  }
}

/**
 * Makes a phone the person's confirmed one by the end of the number that called it. Whoever confirmed it before loses
 * that: the newest proof shows who holds the number now. Throws `invalid-code` or `code-expired`.
 */
export async function confirmPhone(
  { database, codes, now }: IdentityContext,
  { personId, pinCode }: { readonly personId: string; readonly pinCode: string },
): Promise<CallOutput<'sendPin'>> {
  const outcome = await database.kysely.transaction().execute(async (trx) => {
    const tried = await codes.use(trx, { purpose: 'phone', subject: personId, code: pinCode })
    if (tried.kind === 'right') await takePhone(trx, { personId, phone: tried.phone, at: now() })
    return tried
  })
  return { phone: readCodeOutcome(outcome) }
}

/** Makes a phone the person's confirmed one, and nobody else's. */
export async function takePhone(
  trx: Trx,
  { personId, phone, at }: { readonly personId: string; readonly phone: string; readonly at: Date },
): Promise<void> {
  // Two people with a proof of one number at the same time: the later one has it.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone:${phone}`}, 0))`.execute(trx)
  await trx
    .updateTable('people')
    .set({ phone_verified_at: null })
    .where('phone', '=', phone)
    .where('id', '<>', personId)
    .execute()
  await trx.updateTable('people').set({ phone, phone_verified_at: at }).where('id', '=', personId).execute()
}
