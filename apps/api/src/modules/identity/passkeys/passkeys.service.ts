import { randomUUID } from 'node:crypto'
import { maxPasskeys, type CallInput, type CallOutput } from '@flower-market/api-client/contract'
import { codeLifetimeMs, operators } from '@flower-market/flower-domain'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { SignedIn } from '../../../platform/sessions/session-store.ts'
import type { IdentityContext } from '../identity-context.ts'
import { secondFactorMailJob } from '../identity-jobs.ts'
import { findPerson } from '../people.repository.ts'
import { auditOwnFactor, withCode } from '../second-factor/with-code.ts'
import {
  insertPasskey,
  isOwnPasskey,
  keepChallenge,
  selectPasskeys,
  takeChallenge,
} from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { creationOptions, verifyMade } from './verify-passkey.ts'

type Asked = SignedIn & { readonly rp: RelyingParty }

/** Makes the service of one's own passkeys. */
export function passkeysService(context: IdentityContext) {
  const { database, jobs, now } = context
  const { kysely } = database
  return {
    /** What the browser makes a passkey of. Throws `passkey-refused` when there are enough. */
    async begin({ personId, rp }: Asked, typed: string): Promise<CallOutput<'passkeyBegin'>> {
      const person = await findPerson(database, personId)
      if (person === undefined) throw new ApiError('not-signed-in')
      return withCode(context, { personId, typed, isConfirmed: true }, async (trx) => {
        const known = await selectPasskeys(trx, personId, rp.id)
        if (known.length >= maxPasskeys) throw new ApiError('passkey-refused')
        const { email: name, locale } = person
        const displayName = `${person.name} ${person.surname}`.trim()
        const site = { ...rp, name: operators[locale].shop }
        const options = await creationOptions(site, { id: personId, name, displayName }, known)
        const endsAt = new Date(now().getTime() + codeLifetimeMs)
        await keepChallenge(trx, personId, { challenge: options.challenge, endsAt })
        return options
      })
    },

    /** Keeps what the browser has made. Throws `passkey-refused` or `second-factor-not-set`. */
    async add({ personId, rp }: Asked, { name, credential }: CallInput<'passkeyAdd'>['body']): Promise<void> {
      const challenge = await takeChallenge(database, personId, now())
      if (challenge === undefined) throw new ApiError('second-factor-not-set')
      const made = challenge === null ? null : await verifyMade(credential, { challenge, rp })
      if (made === null) throw new ApiError('passkey-refused')
      await kysely.transaction().execute(async (trx) => {
        const isNew = await insertPasskey(trx, {
          id: randomUUID(),
          person_id: personId,
          name,
          ...made,
          rp_id: rp.id,
          transports: [...credential.response.transports],
          added_at: now(),
          last_used_at: null,
        })
        if (!isNew) throw new ApiError('passkey-refused')
        await auditOwnFactor(trx, personId, 'passkey-added', now())
        await jobs.send(trx, secondFactorMailJob, { personId, about: 'passkey-added' })
      })
    },

    /** Removes one. Throws `not-found`, also for another's, before it asks about the code. */
    async remove(
      { personId }: SignedIn,
      { _id, code: typed }: CallInput<'passkeyRemove'>['body'],
    ): Promise<void> {
      if (!(await isOwnPasskey(kysely, personId, _id))) throw new ApiError('not-found')
      await withCode(context, { personId, typed, isConfirmed: true }, async (trx) => {
        await trx.deleteFrom('passkeys').where('id', '=', _id).where('person_id', '=', personId).execute()
        await auditOwnFactor(trx, personId, 'passkey-removed', now())
        await jobs.send(trx, secondFactorMailJob, { personId, about: 'passkey-removed' })
      })
    },
  }
}
