import { randomUUID } from 'node:crypto'
import { events } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import type { Payee } from '../../platform/database/transfer-tables.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { publish } from '../../platform/events/publish.ts'
import { exchangeBy, lockQuote, type QuoteRow } from '../exchange/index.ts'
import { reserve } from '../ledger/index.ts'
import { shareUsableRecipient, type RecipientRow } from '../plantations/index.ts'
import { settingAt } from '../settings/index.ts'
import { publishTransfer } from './publish-transfer.ts'
import { insertTransferEvents, type TransferTransaction } from './transfers.repository.ts'

/** What a person agrees to: a quote, and a word for the recipient. */
export interface NewTransfer {
  readonly personId: string
  readonly quoteId: string
  readonly purpose: string
  readonly at: Date
}

/**
 * Begins a transfer as a quote says, once per quote: to a recipient the money is reserved until the bank has sent it, between
 * one's own accounts it moves at once. Throws the refusal; then nothing has changed.
 */
export async function beginTransfer(trx: Trx, transfer: NewTransfer): Promise<TransferTransaction> {
  const { personId, quoteId, at } = transfer
  if (!(await settingAt(trx, 'hasTransfers', at))) throw new ApiError('payment-method-off')
  const quote = await lockQuote(trx, personId, quoteId)
  if (quote === undefined) throw new ApiError('not-found')
  if (quote.movement_id !== null || (await isTransferred(trx, quoteId))) throw new ApiError('quote-used')
  if (quote.expires_at < at) throw new ApiError('quote-expired')
  return quote.recipient_id === null
    ? betweenOwnAccounts(trx, transfer, quote)
    : toRecipient(trx, transfer, quote, await shareUsableRecipient(trx, personId, quote.recipient_id))
}

async function isTransferred(trx: Trx, quoteId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('transfers')
    .select('id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
  return found !== undefined
}

async function betweenOwnAccounts(
  trx: Trx,
  { personId, quoteId, purpose, at }: NewTransfer,
  quote: QuoteRow,
): Promise<TransferTransaction> {
  const { _id: movementId } = await exchangeBy(trx, quote, at)
  const id = randomUUID()
  await trx
    .insertInto('transfers')
    .values({
      id,
      person_id: personId,
      quote_id: quoteId,
      recipient_id: null,
      payee: null,
      purpose,
      status: 'CONFIRMED',
      created_at: at,
      settled_at: at,
      settled_by: personId,
      movement_id: movementId,
    })
    .execute()
  await insertTransferEvents(
    trx,
    id,
    (['INITIAL', 'CONFIRMED'] as const).map((status) => ({ status, at, by: personId })),
  )
  return publishTransfer(trx, id)
}

async function toRecipient(
  trx: Trx,
  { personId, quoteId, purpose, at }: NewTransfer,
  quote: QuoteRow,
  recipient: RecipientRow,
): Promise<TransferTransaction> {
  const held = await reserve(trx, {
    person: personId,
    currency: quote.source,
    amount: quote.total,
    reason: `transfer to ${recipient.name}`,
    at,
  })
  if (!held.ok) throw new ApiError(held.reason)
  const id = randomUUID()
  const { number } = await trx
    .insertInto('transfers')
    .values({
      id,
      person_id: personId,
      quote_id: quoteId,
      recipient_id: recipient.id,
      payee: JSON.stringify(payeeOf(recipient)),
      purpose,
      status: 'IN_PROCESSED',
      created_at: at,
      reservation_id: held.reservationId,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await insertTransferEvents(
    trx,
    id,
    (['INITIAL', 'IN_PROCESSED'] as const).map((status) => ({ status, at, by: personId })),
  )
  await publish(trx, events['transfer-waiting'], { role: 'ADMIN' }, { _id: id, number, cause: 'to-send' })
  await publishToDesk(trx, 'transfer')
  return publishTransfer(trx, id)
}

/** The requisites as they are approved now. */
function payeeOf(row: RecipientRow): Payee {
  return {
    _id: row.id,
    name: row.name,
    plantation: { _id: row.plantation_id, name: row.plantationName },
    country: row.country,
    state: row.state,
    city: row.city,
    address: row.address,
    postalCode: row.postal_code,
    beneficiary: row.beneficiary,
    bic: row.bic,
    routingNumber: row.routing_number,
    accountNumber: row.account_number,
    bankCountry: row.bank_country,
  }
}
