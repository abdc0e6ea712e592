import {
  fiscalItems,
  offsetItems,
  refundItems,
  returnItems,
  type FiscalItem,
} from '@flower-market/flower-domain'
import { defineMinuteJob, everyMinute } from '../../../platform/jobs/minute-job.ts'
import { retryAt } from '../../../platform/jobs/retry-wait.ts'
import { fewAtOnce, runTogether } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requisitesAt, settingAt } from '../../settings/index.ts'
import { publishTransaction } from '../transactions.service.ts'
import {
  creditedOrder,
  endReceipt,
  fiscalOrdersOf,
  handedOverOrder,
  keepItems,
  listDue,
  markSent,
  putOff,
  type DueReceipt,
} from './fiscal-receipts.repository.ts'

/** Has receipts registered by the till, and asks what became of them. */
export const fiscalReceiptsJob = defineMinuteJob('payments.fiscal-receipts', { triesAgain: false })

/** Says how receipts are registered, and when. */
export function handleFiscalJobs({
  app,
  jobs,
  database: { kysely },
  events: { transaction: inTransaction },
  ports: { fiscal },
  now,
}: Pick<Platform, 'app' | 'jobs' | 'database' | 'events' | 'ports' | 'now'>): void {
  const makeItems = async (receipt: DueReceipt): Promise<FiscalItem[]> => {
    const { kind, paymentId, purchaseId, amount, at, offsetAt } = receipt
    // Goods come back at the rate at which they were handed over.
    const vatBp = await settingAt(kysely, 'vatBp', offsetAt ?? at)
    if (kind === 'refund') return refundItems(amount, vatBp)
    if (kind === 'return' && purchaseId !== null) {
      return returnItems(await creditedOrder(kysely, { purchaseId, amount, at }), vatBp)
    }
    if (purchaseId !== null) return offsetItems(await handedOverOrder(kysely, purchaseId, amount), vatBp)
    return fiscalItems(amount, await fiscalOrdersOf(kysely, paymentId as string), vatBp)
  }
  const itemsOf = async (receipt: DueReceipt) => {
    if (receipt.items !== null) return receipt.items
    const made = await makeItems(receipt)
    await keepItems(kysely, receipt.id, made)
    return made
  }
  /** The till's own number, of a receipt that it has taken already or takes now. */
  const send = async (receipt: DueReceipt): Promise<string> => {
    const { id, kind, method, amount, at, email, phone, reference: known } = receipt
    if (known !== null) return known
    const items = await itemsOf(receipt)
    const contact = email === '' ? phone : email
    const seller = await requisitesAt(kysely, at)
    if (seller === null) throw new Error(`The receipt ${id} waits: the operator has no requisites.`)
    // It comes from where the operator can be reached now.
    const contacts = await settingAt(kysely, 'contacts', now())
    if (contacts === null) throw new Error(`The receipt ${id} waits: the operator has no contacts.`)
    const from = { sellerInn: seller.inn, sellerEmail: contacts.email }
    const receiptOf = { id, kind, method, amount, items, contact, ...from, at }
    const { reference } = await fiscal.register(receiptOf)
    await markSent(kysely, id, { provider: fiscal.provider, reference, nextAt: now() })
    return reference
  }
  const register = async (receipt: DueReceipt): Promise<void> => {
    const { id, paymentId, attempts } = receipt
    try {
      const report = await fiscal.find(await send(receipt))
      if (report.status === 'sent') return await putOff(kysely, id, retryAt(now(), attempts))
      if (report.status === 'failed') {
        const error = new Error(`The till refused the receipt ${id}: ${report.error}`)
        app.log.error({ err: error }, 'A fiscal receipt waits for staff.')
      }
      await inTransaction(async (trx) => {
        const hasEnded = await endReceipt(trx, id, report)
        if (hasEnded && paymentId !== null) await publishTransaction(trx, paymentId)
      })
    } catch (error) {
      await putOff(kysely, id, retryAt(now(), attempts))
      throw error
    }
  }
  jobs.handle(fiscalReceiptsJob, async () => {
    const due = await listDue(kysely, now(), fewAtOnce)
    await runTogether(due, 'receipts were not registered', register)
  })
  jobs.schedule(fiscalReceiptsJob, everyMinute)
}
