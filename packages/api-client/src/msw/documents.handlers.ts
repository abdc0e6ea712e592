import { missingRequisites, moscowDateOf } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MockTaxDocument } from '../fixtures/mock-tax-document.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

/** The documents of shipments whose buyers have given all that they name. */
function shipmentDocuments(state: MarketState): MockTaxDocument[] {
  return state.shipments.flatMap(({ _id, orderId, at }, place) => {
    const order = state.purchases.find((one) => one._id === orderId)
    const owner = state.people.find((one) => one._id === order?.ownerId)
    if (order === undefined || owner === undefined || missingRequisites(owner).length > 0) return []
    const { number, kind, sum } = order
    return [
      {
        _id,
        ownerId: owner._id,
        kind: 'upd' as const,
        number: String(place + 1),
        date: moscowDateOf(new Date(at)),
        amount: sum,
        order: { _id: orderId, number, kind },
        payment: null,
      },
    ]
  })
}

/** Tax documents in the mock market. */
export function documentsHandlers(state: MarketState): HttpHandler[] {
  const all = () =>
    [...state.taxDocuments, ...shipmentDocuments(state)].toSorted((a, b) => (a.date < b.date ? 1 : -1))
  return [
    mockSignedIn(state, 'documentList', (person, { query: { page, limit } }) => {
      const own = all().filter(({ ownerId }) => ownerId === person._id)
      return { items: own.slice((page - 1) * limit, page * limit), page, limit, total: own.length }
    }),
    mockSignedIn(state, 'documentFile', (person, { params: { id }, query: { kind } }) => {
      const found = all().find((one) => one._id === id && one.kind === kind)
      const maySee = found !== undefined && (found.ownerId === person._id || person.role === 'ADMIN')
      return maySee
        ? new File(['%PDF-1.7'], `${kind} ${found.number}.pdf`, { type: 'application/pdf' })
        : refuse('not-found')
    }),
  ]
}
