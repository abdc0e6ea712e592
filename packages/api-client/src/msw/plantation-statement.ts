import { currencyOfWallet, sumPlantationStatement } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { PlantationId } from '../fixtures/plantations.fixtures.ts'
import { statementTypes } from './history.handlers.ts'
import { isInPeriod } from './in-period.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'
import { ownPart } from './plantation-desk.ts'
import { receivedBy, sentAtOf } from './transfer.handlers.ts'

type Statement = CallOutput<'plantationStatement'>
type Entry = Statement['items'][number]

function buyerOf(state: MarketState, ownerId: string): Entry['buyer'] {
  const { company = '', city = '' } = state.people.find(({ _id }) => _id === ownerId) ?? {}
  return { company, city }
}

/** What was shipped of orders to order, a mock's whole order at once, and the claims that were accepted for it. */
function goodsOf(state: MarketState, name: string): Entry[] {
  return state.purchases.flatMap((order): Entry[] => {
    const lines = order.lines.filter(({ plantation }) => plantation === name)
    if (order.kind === 'inStok' || lines.length === 0) return []
    const shipped = order.events.findLast(({ status }) => status.endsWith('shipped'))
    const what = { number: order.number, buyer: buyerOf(state, order.ownerId), payment: null }
    const goods = { ...what, currency: 'RUB' } as const
    const stems = lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
    const amount = lines.reduce((sum, line) => sum + line.shippedQuantity * ownPart(state, order, line), 0)
    const claims = state.claims.flatMap((claim): Entry[] => {
      const line = lines.find(({ code }) => claim.orderId === order._id && code === claim.code)
      const { _id, acceptedQuantity, decidedAt } = claim
      if (line === undefined || decidedAt === null || acceptedQuantity === 0) return []
      const credited = acceptedQuantity * ownPart(state, order, line)
      return [{ ...goods, _id, kind: 'claim', date: decidedAt, stems: acceptedQuantity, amount: credited }]
    })
    return shipped === undefined || stems === 0
      ? claims
      : [
          { ...goods, _id: `${order._id}-shipment`, kind: 'shipment', date: shipped.at, stems, amount },
          ...claims,
        ]
  })
}

function paymentsOf(state: MarketState, person: MockPerson): Entry[] {
  return receivedBy(state, person).flatMap((one): Entry[] => {
    const { _id, number, status, ownerId, settledAt, transfer } = one
    const date = sentAtOf(one)
    if (date === null || status === 'INITIAL' || status === 'IN_PROCESSED') return []
    return [
      {
        _id,
        kind: 'payment',
        date,
        number,
        buyer: buyerOf(state, ownerId),
        stems: null,
        amount: transfer.received,
        currency: currencyOfWallet(transfer.target),
        payment: { status, settledAt },
      },
    ]
  })
}

/** The statement of a representative's plantation as the market answers it. */
export function statementOfPlantation(
  state: MarketState,
  person: MockPerson,
  period: MockRequest<'plantationStatement'>['query'],
): Statement | MockError<'not-found'> {
  const plantation = plantations[person.plantationId as PlantationId]?.name
  if (plantation === undefined) return refuse('not-found')
  const items = [...goodsOf(state, plantation), ...paymentsOf(state, person)]
    .filter(({ date }) => isInPeriod(date, period))
    .toSorted((left, right) => right.date.localeCompare(left.date))
  return { plantation, items, sums: sumPlantationStatement(items) }
}

/** The same as a file with a line for each entry, whatever its kind: a mock writes no documents. */
export function statementFileOfPlantation(
  state: MarketState,
  person: MockPerson,
  { format, locale, ...period }: MockRequest<'plantationStatementFile'>['query'],
): File | MockError<'not-found'> {
  const statement = statementOfPlantation(state, person, period)
  if (statement instanceof MockError) return statement
  const lines = statement.items.map(({ date, number, amount, currency }) =>
    [date, number, amount, currency].join(';'),
  )
  const name = `${locale === 'ru' ? 'Выписка плантации' : 'Plantation statement'}.${format}`
  return new File([lines.join('\n')], name, { type: statementTypes[format] })
}
