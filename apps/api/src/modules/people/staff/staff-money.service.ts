import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  availableAfter,
  correctionChange,
  staffOperationChange,
  type Currency,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../../platform/errors/api-error.ts'
import { publishToStaff } from '../../../platform/events/publish-to-staff.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockAccounts, openAccount, postMovement } from '../../ledger/index.ts'
import { findStaffMovements } from './person-file.repository.ts'

type Moved = CallOutput<'personMoney'>

interface StaffCall<N extends 'personMoney' | 'personMoneyCorrect'> {
  readonly by: string
  readonly key: string
  readonly personId: string
  readonly body: z.output<Contract[N]['body']>
}

const actions = {
  compensation: 'money-compensated',
  'write-off': 'money-written-off',
  correction: 'money-corrected',
} as const

interface Change {
  readonly by: string
  readonly personId: string
  readonly currency: Currency
  readonly kind: keyof typeof actions
  /** Added to the balance, in minor units. */
  readonly change: number
  readonly reason: string
  readonly seenAvailable: number
  readonly corrects?: string
}

/** Makes the operations by hand on people's balances. */
export function staffMoneyService({ now, events: { transaction } }: Pick<Platform, 'now' | 'events'>) {
  const move = async (trx: Trx, available: number, order: Change): Promise<Moved> => {
    const { by, personId, currency, kind, change, reason, seenAvailable, corrects } = order
    if (available !== seenAvailable) throw new ApiError('balance-changed', { available })
    const after = availableAfter(available, change)
    if (after === null) throw new ApiError('not-enough-funds')
    const [amount, at] = [BigInt(change), now()]
    const moved = await postMovement(trx, {
      kind,
      createdBy: by,
      at,
      ...(corrects !== undefined && { corrects }),
      postings: [
        { account: { person: personId }, currency, amount },
        { account: { system: 'adjustments' }, currency, amount: -amount },
      ],
    })
    if (!moved.ok) throw new ApiError(moved.reason)
    await trx.insertInto('movement_reasons').values({ movement_id: moved.movementId, reason }).execute()
    await recordAudit(trx, {
      by,
      at,
      action: actions[kind],
      subject: { kind: 'person', id: personId },
      about: personId,
      reason,
      effect: { amount, currency },
      before: { available, ...(corrects !== undefined && { corrects }) },
      after: { available: after, ...(corrects !== undefined && { corrects }) },
    })
    await publishToStaff(trx, 'person')
    return { operationId: moved.movementId, available: after }
  }

  return {
    /** Credits a balance or writes off from it, once per key. Throws `own-account`, `balance-changed`, `not-enough-funds`. */
    async move({ by, key, personId, body }: StaffCall<'personMoney'>): Promise<Moved> {
      if (personId === by) throw new ApiError('own-account')
      const { answer } = await transaction((trx) =>
        withIdempotency(
          trx,
          { personId: by, call: 'personMoney', key, body: { personId, ...body } },
          async () => {
            const { operation, currency, amount, reason, seenAvailable } = body
            const available = await lockAvailable(trx, personId, currency)
            const change = staffOperationChange(operation, amount)
            return move(trx, available, {
              by,
              personId,
              currency,
              kind: operation,
              change,
              reason,
              seenAvailable,
            })
          },
        ),
      )
      return answer
    },

    /** Corrects an operation by hand, once per key. Throws as `move`, and `not-found` for all other movements. */
    async correct({ by, key, personId, body }: StaffCall<'personMoneyCorrect'>): Promise<Moved> {
      if (personId === by) throw new ApiError('own-account')
      const { operationId, right, reason, seenAvailable } = body
      const call = { personId: by, call: 'personMoneyCorrect', key, body: { personId, ...body } }
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, call, async () => {
          const find = async () => (await findStaffMovements(trx, personId, [operationId])).get(operationId)
          const { currency } = (await find()) ?? notFound()
          const available = await lockAvailable(trx, personId, currency)
          // Read anew behind the lock: another correction of it may have been made meanwhile.
          const change = correctionChange({ ...((await find()) ?? notFound()), right })
          if (change === null)
            throw invalidInput('right', 'It is right already, or would move the other way.')
          return move(trx, available, {
            by,
            personId,
            currency,
            kind: 'correction',
            change,
            reason,
            seenAvailable,
            corrects: operationId,
          })
        }),
      )
      return answer
    },
  }
}

function notFound(): never {
  throw new ApiError('not-found')
}

/** What can be spent; the account stays locked until the transaction ends. Throws `not-found`. */
async function lockAvailable(trx: Trx, personId: string, currency: Currency): Promise<number> {
  const person = { person: personId }
  const known = await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (known === undefined) throw new ApiError('not-found')
  await openAccount(trx, person, currency)
  const [account] = (await lockAccounts(trx, [{ account: person, currency }])).values()
  return toMinor(account?.available ?? 0n)
}
