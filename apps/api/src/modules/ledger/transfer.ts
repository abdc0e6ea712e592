import type { Currency } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import type { AccountHolder } from './account-holder.ts'
import { postMovement, type MovementResult, type NewMovement } from './post-movement.ts'

/** Money from one account to another, in minor units of one currency. */
export interface Transfer extends Omit<NewMovement, 'postings'> {
  readonly from: AccountHolder
  readonly to: AccountHolder
  readonly amount: bigint
  readonly currency: Currency
}

/** Posts a movement between two accounts of one currency. Throws a RangeError for an amount that is not positive. */
export function transfer(trx: Trx, order: Transfer): Promise<MovementResult> {
  const { from, to, amount, currency, ...movement } = order
  if (amount <= 0n) throw new RangeError(`A transfer moves a positive amount, not ${amount}.`)
  const postings = [
    { account: from, currency, amount: -amount },
    { account: to, currency, amount },
  ]
  return postMovement(trx, { ...movement, postings })
}
