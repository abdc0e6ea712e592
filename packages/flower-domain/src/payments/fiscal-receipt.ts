/**
 * Money that comes in by CARD or CASH makes a receipt, and so does money that goes back; when goods are handed over, a receipt
 * offsets what was paid for them before, and when they come back, another one takes that back (54-ФЗ).
 */
export const fiscalReceiptKinds = ['sale', 'refund', 'offset', 'return'] as const

/** Whether the money of a receipt came in, went back, was paid before, or is a prepayment again. */
export type FiscalReceiptKind = (typeof fiscalReceiptKinds)[number]

/** A receipt waits to be sent, was sent to the till, was registered by it, or was refused by it and waits for staff. */
export const fiscalReceiptStatuses = ['waiting', 'sent', 'registered', 'failed'] as const

/** How far a receipt is. */
export type FiscalReceiptStatus = (typeof fiscalReceiptStatuses)[number]

/** The methods whose payments make receipts. */
export const fiscalMethods = ['CARD', 'CASH'] as const

/** A method whose payments make receipts. */
export type FiscalMethod = (typeof fiscalMethods)[number]

/**
 * What one line of a receipt is paid for (tag 1214): goods in full before they are handed over, a part of them, goods not chosen
 * yet, or goods that are handed over.
 */
export const fiscalSettlements = ['full-prepayment', 'prepayment', 'advance', 'full-payment'] as const

/** A line of a receipt. Its sum is price times quantity. */
export interface FiscalItem {
  readonly name: string
  /** Kopecks. */
  readonly price: number
  readonly quantity: number
  readonly settlement: (typeof fiscalSettlements)[number]
  /** Basis points of value-added tax in the sum, before goods are handed over by the calculated rate (22/122); null is «без НДС». */
  readonly vatBp: number | null
}

/** An order that money pays, or that it was paid for. */
export interface FiscalOrder {
  readonly number: number
  /** Kopecks of the payment that are for it. */
  readonly amount: number
  /** What the whole order costs, kopecks. */
  readonly total: number
  readonly delivery: number
  readonly lines: readonly { readonly name: string; readonly price: number; readonly quantity: number }[]
}

/** Tag 1030 of the format of fiscal documents. */
const maxNameLength = 128

/** How an order's lines are paid for, and what its only line is called where a part of it is. */
interface OrderSettlement {
  readonly whole: FiscalItem['settlement']
  readonly part: FiscalItem['settlement']
  readonly partName: string
}

function orderItems(
  { number, amount, total, delivery, lines }: FiscalOrder,
  vatBp: number | null,
  { whole: settlement, part, partName }: OrderSettlement,
): FiscalItem[] {
  const billed = lines.filter(({ quantity }) => quantity > 0)
  const sum = billed.reduce((all, { price, quantity }) => all + price * quantity, delivery)
  // Goods are named where the money covers them all; a part of the price belongs to no line.
  if (amount !== total || sum !== total) {
    return [{ name: `${partName} № ${number}`, price: amount, quantity: 1, settlement: part, vatBp }]
  }
  const goods = billed.map(
    ({ name, price, quantity }) =>
      ({
        name: name.slice(0, maxNameLength),
        price,
        quantity,
        settlement,
        vatBp,
      }) as const,
  )
  return delivery === 0
    ? goods
    : [...goods, { name: `Доставка заказа № ${number}`, price: delivery, quantity: 1, settlement, vatBp }]
}

const prepaid: OrderSettlement = {
  whole: 'full-prepayment',
  part: 'prepayment',
  partName: 'Предоплата по заказу',
}

/** The lines of a receipt for a payment; together they are its amount. What is for no order is an advance. */
export function fiscalItems(
  amount: number,
  orders: readonly FiscalOrder[],
  vatBp: number | null,
): FiscalItem[] {
  const rest = orders.reduce((left, order) => left - order.amount, amount)
  if (rest < 0) throw new RangeError('More is meant for orders than was paid.')
  const items = orders.flatMap((order) => orderItems(order, vatBp, prepaid))
  if (rest === 0) return items
  return [
    ...items,
    { name: 'Пополнение баланса (аванс)', price: rest, quantity: 1, settlement: 'advance', vatBp },
  ]
}

/** The line of a receipt for money that went back to a card: it was on the balance, so that it is for no order. */
export function refundItems(amount: number, vatBp: number | null): FiscalItem[] {
  return [{ name: 'Возврат аванса', price: amount, quantity: 1, settlement: 'advance', vatBp }]
}

/** The lines of a receipt that offsets what was paid before for goods that are handed over; together they are its amount. */
export function offsetItems(order: FiscalOrder, vatBp: number | null): FiscalItem[] {
  const settlement = 'full-payment'
  return orderItems(order, vatBp, { whole: settlement, part: settlement, partName: 'Товары по заказу' })
}

/** The lines of a receipt for goods that came back, or are charged no more, after they were handed over; together they are its amount. */
export function returnItems(order: FiscalOrder, vatBp: number | null): FiscalItem[] {
  const settlement = 'full-payment'
  return orderItems(order, vatBp, {
    whole: settlement,
    part: settlement,
    partName: 'Возврат товаров по заказу',
  })
}

/** What paid an order that is handed over, and what of a person's prepayments has receipts and is not offset yet; kopecks. */
export interface Prepaid {
  /** By card or in cash, for this order. */
  readonly byReceipt: number
  readonly fromBalance: number
  /** In any way, less what was credited back. */
  readonly net: number
  readonly notOffset: number
}

/**
 * How much a receipt offsets when an order is handed over: of what paid it only money that came by card or in cash, which on a balance
 * is spent before what came by bank.
 */
export function offsetAmount({ byReceipt, fromBalance, net, notOffset }: Prepaid): number {
  return Math.max(0, Math.min(byReceipt + fromBalance, net, notOffset))
}

/**
 * How much a receipt takes back of what stands offset for an order, when goods come back or are charged no more after they were handed
 * over. What a receipt was made for comes back first, before what came by bank: goods of a receipt have a receipt when they come back,
 * and their money may go back to the card. Kopecks.
 */
export function returnedAmount({
  offset,
  credited,
}: {
  readonly offset: number
  readonly credited: number
}): number {
  return Math.max(0, Math.min(offset, credited))
}
