import { agreedAmount, lineShortfall, moveOrder, type OrderLineAmounts } from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Trx } from '../../platform/database/database.ts'
import { transfer } from '../ledger/index.ts'
import { markIfPaid, paidAmounts } from '../payments/index.ts'
import { lockStatus, writeStatus } from './purchases.repository.ts'

/** What can be delivered of a line that was asked for. */
export interface AgreedLine {
  readonly code: string
  /** Stems, at most as many as were asked for. */
  readonly quantity: number
  /** Kopecks a stem, at most the asked price. @default the asked price */
  readonly price?: number
  /** Why it is less; the buyer reads it. */
  readonly reason: string
}

/** The answer to an order in process; lines that it does not name are agreed as they were asked for. */
export interface PurchaseAnswer {
  readonly id: string
  readonly lines: readonly AgreedLine[]
  readonly by: string | null
  readonly at: Date
}

/**
 * Confirms an order in process within the caller's transaction, wholly or in part. What a paid order was agreed for
 * less is credited to the buyer line by line. Throws `not-found`, or an error where the order cannot be confirmed so.
 */
export async function agreePurchase(trx: Trx, { id, lines, by, at }: PurchaseAnswer): Promise<void> {
  const status = await lockStatus(trx, id)
  if (status === undefined) throw new ApiError('not-found')
  const asked = await selectAskedLines(trx, id)
  const answers = new Map(lines.map((line) => [line.code, line]))
  const unknown = lines.find(({ code }) => !asked.some((line) => line.code === code))
  if (unknown !== undefined) throw new Error(`The order has no line ${unknown.code}.`)
  const agreed = asked.map((line) => agree(line, answers.get(line.code)))
  const isPartial = agreed.some(({ quantity, agreedQuantity }) => agreedQuantity < quantity)
  const to = isPartial ? 'partially_confirmed' : 'confirmed'
  const step = moveOrder(status, to)
  if (!step.ok || !step.isChanged) throw new Error(`An order that is ${status} cannot become ${to}.`)
  for (const line of agreed) await writeAgreement(trx, id, line)
  await creditShortfalls(trx, { id, agreed, by, at })
  await writeStatus(trx, { id, status: to, at, createdBy: by })
}

interface AskedLine {
  readonly position: number
  readonly code: string
  readonly price: number
  readonly quantity: number
}

interface AnsweredLine extends AskedLine, OrderLineAmounts {
  readonly reason: string
}

function selectAskedLines(trx: Trx, id: string): Promise<AskedLine[]> {
  return trx
    .selectFrom('purchase_lines')
    .select(['position', 'code', 'price', 'quantity'])
    .where('purchase_id', '=', id)
    .orderBy('position')
    .execute()
}

function agree(line: AskedLine, answer: AgreedLine | undefined): AnsweredLine {
  const { quantity = line.quantity, price = line.price, reason = '' } = answer ?? {}
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity) {
    throw new RangeError(`Of ${line.quantity} stems at most as many can be agreed, not ${quantity}.`)
  }
  // A higher price needs the buyer's acceptance first.
  if (!Number.isSafeInteger(price) || price < 0 || price > line.price) {
    throw new RangeError(`A line at ${line.price} a stem can be agreed at that price or less, not ${price}.`)
  }
  return { ...line, agreedQuantity: quantity, agreedPrice: price, reason }
}

async function writeAgreement(trx: Trx, id: string, line: AnsweredLine): Promise<void> {
  await trx
    .updateTable('purchase_lines')
    .set({ agreed_quantity: line.agreedQuantity, agreed_price: line.agreedPrice })
    .where('purchase_id', '=', id)
    .where('position', '=', line.position)
    .execute()
}

/** Credits, line by line, what was paid beyond the agreed total. */
async function creditShortfalls(
  trx: Trx,
  { id, agreed, by, at }: { id: string; agreed: readonly AnsweredLine[]; by: string | null; at: Date },
): Promise<void> {
  const { person_id: personId, delivery_cost: delivery } = await trx
    .selectFrom('purchases')
    .select(['person_id', 'delivery_cost'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const paid = (await paidAmounts(trx, [id])).get(id) ?? 0n
  const total = agreed.reduce((sum, line) => sum + BigInt(agreedAmount(line).minor), delivery)
  let beyond = paid - total
  for (const line of agreed) {
    const shortfall = BigInt(lineShortfall(line).minor)
    const amount = shortfall < beyond ? shortfall : beyond
    if (amount <= 0n) continue
    beyond -= amount
    await creditLine(trx, { id, personId, line, amount, by, at })
  }
  await markIfPaid(trx, id)
}

async function creditLine(
  trx: Trx,
  credit: {
    id: string
    personId: string
    line: AnsweredLine
    amount: bigint
    by: string | null
    at: Date
  },
): Promise<void> {
  const { id, personId, line, amount, by, at } = credit
  const credited = await transfer(trx, {
    kind: 'compensation',
    from: { system: 'sales' },
    to: { person: personId },
    amount,
    currency: 'RUB',
    createdBy: by,
    at,
  })
  if (!credited.ok) throw new Error(`A credit failed: ${credited.reason}.`)
  await trx
    .insertInto('purchase_credits')
    .values({
      purchase_id: id,
      position: line.position,
      movement_id: credited.movementId,
      amount,
      reason: line.reason,
      at,
    })
    .execute()
}
