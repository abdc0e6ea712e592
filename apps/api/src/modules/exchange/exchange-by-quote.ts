import type { CallOutput } from '@flower-market/api-client/contract'
import { areRatesStale, moscowDateOf } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { openAccount, postMovement } from '../ledger/index.ts'
import { markUsed, toQuote, type QuoteRow } from './quotes.repository.ts'

type Exchanged = CallOutput<'accountExchange'>

/** Moves what a locked quote says between its person's accounts. Throws the refusal. */
export async function exchangeBy(trx: Trx, quote: QuoteRow, at: Date): Promise<Exchanged> {
  // What was quoted for a transfer is no exchange.
  if (quote.recipient_id !== null) throw new ApiError('not-found')
  if (quote.movement_id !== null) throw new ApiError('quote-used')
  if (quote.expires_at < at) throw new ApiError('quote-expired')
  const { source, target, total, converted, commission, received } = quote
  const account = { person: quote.person_id }
  await openAccount(trx, account, target)
  const fee = [
    { account, currency: source, amount: -commission },
    { account: { system: 'commission' }, currency: source, amount: commission },
  ] as const
  const moved = await postMovement(trx, {
    kind: 'exchange',
    createdBy: quote.person_id,
    at,
    postings: [
      { account, currency: source, amount: -converted },
      { account, currency: target, amount: received },
      { account: { system: 'exchange' }, currency: source, amount: converted },
      { account: { system: 'exchange' }, currency: target, amount: -received },
      ...(total === converted ? [] : fee),
    ],
  })
  if (!moved.ok) throw new ApiError(moved.reason)
  await markUsed(trx, quote.id, moved.movementId)
  const isStale = areRatesStale(quote.rate_date, moscowDateOf(at))
  return { _id: moved.movementId, quote: toQuote(quote, { isStale, recipient: null }) }
}
