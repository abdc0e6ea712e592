import { staffOperations, type StaffOperation } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { userOf, type MockPerson } from '../fixtures/mock-person.ts'
import { plantations, type PlantationId } from '../fixtures/plantations.fixtures.ts'
import { mockEntries } from './history.handlers.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { findAmong, namedPerson } from './people.ts'
import { mockSignedIn } from './signed-in.ts'

type File = CallOutput<'personGet'>

const shownMovements = 5
const shownOrders = 5

function isByHand(kind: string): kind is StaffOperation {
  return (staffOperations as readonly string[]).includes(kind)
}

/** An operation by hand of a person with what it has moved with its corrections; undefined for all others. */
export function mockStaffMovement(state: MarketState, { _id }: MockPerson, operationId: string) {
  const own = state.operations.filter(({ ownerId }) => ownerId === _id)
  const made = own.find((one) => one._id === operationId)
  const [entry] = made?.entries ?? []
  if (made?.reason === undefined || entry === undefined || !isByHand(made.kind)) return undefined
  const parts = own.filter((one) => one._id === operationId || one.corrects === operationId)
  const standing = parts.reduce((sum, { entries }) => sum + (entries[0]?.amount ?? 0), 0)
  return { operation: made.kind, type: entry.type, standing }
}

function movementsOf(state: MarketState, person: MockPerson): File['movements'] {
  const { items, total } = mockEntries(state, person, { page: 1, limit: shownMovements })
  return {
    items: items.map((entry) => {
      const found = mockStaffMovement(state, person, entry.operationId)
      const correctable = found ? { operation: found.operation, standing: found.standing } : null
      return Object.assign({}, entry, { correctable })
    }),
    total,
  }
}

function ordersOf(state: MarketState, { _id }: MockPerson): Pick<File, 'orders' | 'turnover'> {
  const own = state.purchases.filter(({ ownerId }) => ownerId === _id)
  const paid = own.filter(
    ({ paymentStatus, status }) => paymentStatus === 'paid' && status !== 'canceled' && status !== 'return',
  )
  return {
    orders: {
      items: own.slice(0, shownOrders).map((order) => ({
        _id: order._id,
        kind: order.kind,
        number: order.number,
        issueDate: order.issueDate,
        deliveryFrom: order.deliveryFrom,
        status: order.status,
        paymentStatus: order.paymentStatus,
        sum: order.sum,
        lines: order.positions,
        stems: order.stems,
      })),
      total: own.length,
    },
    turnover: { amount: paid.reduce((total, { sum }) => total + sum, 0), orders: paid.length },
  }
}

function fileOf(state: MarketState, person: MockPerson): File {
  const named = (id: string | null) => {
    const found = state.people.find(({ _id }) => _id === id)
    return found ? namedPerson(found) : null
  }
  const { decided, verification, accounts, plantationId, version, blocked, margin, share } = person
  return {
    ...userOf(person),
    version,
    blocked,
    margin,
    share,
    plantation:
      plantationId === null
        ? null
        : { _id: plantationId, name: plantations[plantationId as PlantationId].name },
    broker: named(person.brokerId),
    referrer: named(person.referredBy),
    verification: { ...verification, decidedAt: decided?.at ?? null, decidedBy: decided?.by ?? null },
    accounts: accounts.map(({ _id, type, name, amount }) => ({
      _id,
      type,
      name,
      balance: amount,
      reserved: 0,
      available: amount,
      isFrozen: false,
    })),
    movements: movementsOf(state, person),
    ...ordersOf(state, person),
    sessions: state.sessions
      .filter(({ personId }) => personId === person._id)
      .map(({ personId: _owner, ...session }) => session)
      .toSorted((left, right) => right.lastUsedAt.localeCompare(left.lastUsedAt)),
  }
}

/** What staff read of one person. */
export function staffPersonHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'personGet', (person, { params: { id } }) => {
      const found = findAmong(state, person, id)
      return found ? fileOf(state, found) : refuse('not-found')
    }),
  ]
}
