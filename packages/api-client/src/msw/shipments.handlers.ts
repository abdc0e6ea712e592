import { missingRequisites } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

function ownerOf(state: MarketState, orderId: string): MockPerson | undefined {
  const order = state.purchases.find(({ _id }) => _id === orderId)
  return state.people.find(({ _id }) => _id === order?.ownerId)
}

/** Documents of shipments in the mock market. */
export function shipmentsHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'shipmentDocument', (person, { params: { id }, query: { kind } }) => {
      const shipment = state.shipments.find(({ _id }) => _id === id)
      const owner = shipment && ownerOf(state, shipment.orderId)
      const maySee = owner !== undefined && (owner._id === person._id || person.role === 'ADMIN')
      if (!maySee || (kind !== 'packing-list' && missingRequisites(owner).length > 0)) {
        return refuse('not-found')
      }
      return kind === 'upd-xml'
        ? new File(['<?xml version="1.0"?>'], `${id}.xml`, { type: 'application/xml' })
        : new File(['%PDF-1.7'], `${id}.pdf`, { type: 'application/pdf' })
    }),
    mockSignedIn(state, 'orderDocuments', (person, { query: { ids, kind } }) => {
      const all = ids.split(',')
      const owners = all.flatMap((id) => ownerOf(state, id) ?? [])
      const isReadable = person.role === 'ADMIN' || owners.every(({ _id }) => _id === person._id)
      if (!isReadable || owners.length < all.length) return refuse('not-found')
      const isShipped = all.every((id) => state.shipments.some(({ orderId }) => orderId === id))
      const isMade = kind === 'packing-list' || owners.every((owner) => missingRequisites(owner).length === 0)
      return isShipped && isMade
        ? new File(['PK'], 'documents.zip', { type: 'application/zip' })
        : refuse('documents-not-ready')
    }),
  ]
}
