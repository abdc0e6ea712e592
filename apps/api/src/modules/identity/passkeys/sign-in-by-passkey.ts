import type { CallOutput } from '@flower-market/api-client/contract'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import type { IdentityContext } from '../identity-context.ts'
import { finishSignIn, type SecondStep } from '../second-factor/finish-sign-in.ts'
import { personOfPending } from '../second-factor/pending-sign-ins.ts'
import type { OpenSession } from '../session-store.ts'
import { keepSignInChallenge, selectPasskeys } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { requestOptions, verifyUsed, type UsedPasskey } from './verify-passkey.ts'

/** What a browser uses a passkey for. Throws `sign-in-expired`, or `passkey-refused` when there is none for this site. */
export async function beginPasskeySignIn(
  { database, now }: IdentityContext,
  secret: string | undefined,
  rp: RelyingParty,
): Promise<CallOutput<'signinPasskeyBegin'>> {
  const personId = secret === undefined ? undefined : await personOfPending(database, secret)
  if (secret === undefined || personId === undefined) throw new ApiError('sign-in-expired')
  const known = await selectPasskeys(database.kysely, personId, rp.id)
  if (known.length === 0) throw new ApiError('passkey-refused')
  const options = await requestOptions(rp.id, known)
  const { challenge } = options
  if (!(await keepSignInChallenge(database, secret, { challenge, now: now() }))) {
    throw new ApiError('sign-in-expired')
  }
  return options
}

/** Opens the session of a sign-in that waited for a passkey. Throws `passkey-refused` or `sign-in-expired`. */
export function finishPasskeySignIn(
  context: IdentityContext,
  { secret, used, rp }: { secret: string | undefined; used: UsedPasskey; rp: RelyingParty },
  origin: RequestOrigin,
): Promise<OpenSession> {
  const step: SecondStep = {
    refusal: 'passkey-refused',
    attempt: (trx, { person_id: personId, passkey_challenge: challenge }) =>
      tryPasskey(context, trx, { personId, challenge, used, rp }),
  }
  return finishSignIn(context, { secret, step }, origin)
}

interface PasskeyTry {
  readonly personId: string
  readonly challenge: string | null
  readonly used: UsedPasskey
  readonly rp: RelyingParty
}

async function tryPasskey(
  { now }: Pick<IdentityContext, 'now'>,
  trx: Trx,
  { personId, challenge, used, rp }: PasskeyTry,
): Promise<'right' | 'wrong'> {
  const kept = await trx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', used.id)
    .where('person_id', '=', personId)
    .where('rp_id', '=', rp.id)
    .forUpdate()
    .executeTakeFirst()
  if (kept === undefined || challenge === null) return 'wrong'
  const signCount = await verifyUsed(used, kept, { challenge, rp })
  if (signCount === null) return 'wrong'
  await trx
    .updateTable('passkeys')
    .set({ sign_count: BigInt(signCount), last_used_at: now() })
    .where('id', '=', kept.id)
    .execute()
  return 'right'
}
