import { findTemplateIssue, shippingBoxes } from '@flower-market/flower-domain'
import type { AnswerTemplate } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { answerTemplateIssueText } from '../contract/plantation-request.ts'
import { priceParts } from '../fixtures/flower-cards.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { PlantationId } from '../fixtures/plantations.fixtures.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'

type Orders = CallOutput<'receivedOrders'>
type Purchase = MarketState['purchases'][number]

/** The orders whose flowers are still to be shipped. */
export const toBeShipped: ReadonlySet<Purchase['status']> = new Set([
  'new',
  'in_process',
  'confirmed',
  'partially_confirmed',
  'assembled',
  'partially_shipped',
])

function byShipping(left: Orders['items'][number], right: Orders['items'][number]): number {
  const isOpen = Number(toBeShipped.has(right.status)) - Number(toBeShipped.has(left.status))
  const byDay = toBeShipped.has(left.status) ? left.deliveryDate.localeCompare(right.deliveryDate) : 0
  return isOpen || byDay || right.number - left.number
}

/** The plantation's own price of a stem of a line. */
export function ownPart(
  { cards, requests }: MarketState,
  order: Purchase,
  line: Purchase['lines'][number],
): number {
  const asked = requests.find(({ number }) => number === order.number)
  const agreed = asked?.lines.find(({ code }) => code === line.code)
  const lot = cards.find(({ code }) => code === line.code)
  return agreed?.agreedOwnPrice ?? (lot ? priceParts(lot, 0).price : line.agreedPrice)
}

/** A page of the orders with flowers of the representative's plantation. */
export function ordersOfPlantation(
  state: MarketState,
  { plantationId }: MockPerson,
  { page, limit }: MockRequest<'receivedOrders'>['query'],
): Orders {
  const name = plantations[plantationId as PlantationId]?.name
  const items = state.purchases
    .flatMap((order): Orders['items'] => {
      const lines = order.lines.filter(({ plantation }) => plantation === name)
      if (order.kind === 'inStok' || lines.length === 0) return []
      const { company = '', city = '' } = state.people.find(({ _id }) => _id === order.ownerId) ?? {}
      return [
        {
          _id: order._id,
          number: order.number,
          kind: order.kind,
          status: order.status,
          isPaid: order.paymentStatus === 'paid',
          buyer: { company, city },
          deliveryDate: order.deliveryFrom,
          positions: lines.length,
          stems: lines.reduce((sum, { agreedQuantity }) => sum + agreedQuantity, 0),
          boxes: shippingBoxes(
            lines.map(({ agreedQuantity: quantity, stemsPerBox }) => ({ quantity, stemsPerBox })),
          ),
          sum: lines.reduce((sum, line) => sum + line.agreedQuantity * ownPart(state, order, line), 0),
        },
      ]
    })
    .toSorted(byShipping)
  return { items: items.slice((page - 1) * limit, page * limit), page, limit, total: items.length }
}

/** The templates of the representative's plantation. */
export function templatesOf({ answerTemplates }: MarketState, { plantationId }: MockPerson) {
  return { templates: [...(answerTemplates.get(plantationId ?? '') ?? [])] }
}

/** Replaces them. Throws the refusal. */
export function saveTemplates(state: MarketState, person: MockPerson, templates: readonly AnswerTemplate[]) {
  for (const [place, template] of templates.entries()) {
    const issue = findTemplateIssue(template)
    if (issue === null) continue
    const issues = [{ path: `templates.${place}`, message: answerTemplateIssueText[issue] }]
    throw refuse('validation-failed', { issues })
  }
  if (person.plantationId === null) throw refuse('not-found')
  state.answerTemplates = new Map(state.answerTemplates).set(person.plantationId, templates)
  return templatesOf(state, person)
}
