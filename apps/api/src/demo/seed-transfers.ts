import { quoteExchange } from '@flower-market/flower-domain'
import type { Database, Db, Trx } from '../platform/database/database.ts'
import { insertQuote } from '../modules/exchange/index.ts'
import { transfer } from '../modules/ledger/index.ts'
import { settingAt } from '../modules/settings/index.ts'
import { beginTransfer, sendTransfer } from '../modules/transfers/index.ts'
import { anna, kamau, vera } from './demo-people.ts'
import { demoRecipients, plantationCities } from './demo-recipients.ts'
import { stepOnce } from './step-once.ts'

const dayMs = 24 * 3_600_000

/** Where plantations are, and who represents one. */
export async function seedPlantationPlaces(db: Db): Promise<void> {
  await stepOnce(db, 'plantation-places', async (trx) => {
    for (const [id, [ru, en]] of Object.entries(plantationCities)) {
      await trx.updateTable('plantations').set({ city_ru: ru, city_en: en }).where('id', '=', id).execute()
    }
    await trx
      .updateTable('people')
      .set({ plantation_id: 'kilima-dawn-blooms', company: kamau.company })
      .where('id', '=', kamau.id)
      .execute()
  })
}

/** Plantations' own recipients, approved. */
export async function seedRecipients(db: Db, start: Date): Promise<void> {
  await stepOnce(db, 'recipients', async (trx) => {
    const at = new Date(start.getTime() - 30 * dayMs)
    const rows = demoRecipients.map((recipient) => ({
      id: recipient.id,
      plantation_id: recipient.plantationId,
      owner_id: null,
      created_by: vera.id,
      name: recipient.name,
      country: recipient.country,
      state: recipient.state ?? '',
      city: recipient.city,
      address: recipient.address,
      postal_code: recipient.postalCode ?? '',
      currency: recipient.currency,
      beneficiary: recipient.beneficiary,
      bic: recipient.bic ?? '',
      routing_number: recipient.routingNumber ?? '',
      account_number: recipient.accountNumber,
      bank_country: recipient.country,
      status: 'APPROVED' as const,
      created_at: at,
      changed_at: at,
      decided_at: at,
      decided_by: vera.id,
    }))
    await trx.insertInto('recipients').values(rows).execute()
  })
}

/** A transfer that waits to be sent and one that the plantation may accept, from money that came for them. */
export async function seedTransfers({ kysely }: Database, start: Date): Promise<void> {
  await stepOnce(kysely, 'transfers', async (trx) => {
    await begin(trx, 'demo-recipient-alto', 36_000, 'Proforma 2291', start)
    const sent = await begin(trx, 'demo-recipient-kilima', 48_500, 'Proforma KD-118', start)
    await sendTransfer(trx, { id: sent, by: vera.id, at: start })
  })
}

/** Begins a transfer of dollars; answers its id. */
async function begin(
  trx: Trx,
  recipientId: string,
  amount: number,
  purpose: string,
  at: Date,
): Promise<string> {
  const day = at.toISOString().slice(0, 10) as `${number}-${number}-${number}`
  const terms = await settingAt(trx, 'exchangeTerms', at)
  const dollars = { source: 'USD', target: 'USD', isSended: true, isCommission: false } as const
  // Dollars to dollars cross no rate.
  const quoted = quoteExchange({ amount, ...dollars }, { USD: 1n, EUR: 1n }, terms)
  if (!quoted.ok) throw new Error(`The demo's transfer cannot be quoted: ${quoted.reason}.`)
  const { quote } = quoted
  await transfer(trx, {
    kind: 'top-up',
    from: { system: 'funding' },
    to: { person: anna.id },
    amount: BigInt(quote.total.minor),
    currency: 'USD',
    createdBy: null,
    at,
  })
  const { id: quoteId } = await insertQuote(trx, {
    personId: anna.id,
    quote,
    terms,
    rateDate: day,
    at,
    recipientId,
  })
  const { _id } = await beginTransfer(trx, { personId: anna.id, quoteId, purpose, at })
  return _id
}
