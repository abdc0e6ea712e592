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
const usualOrders = 20

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
      const made = state.operations.find(({ _id }) => _id === entry.operationId)
      return Object.assign({}, entry, { correctable, cause: made?.cause ?? null })
    }),
    total,
  }
}

/** The kind of most lines of the newest orders, and the lengths of the middle half of these lines. */
function usualOf(orders: MarketState['purchases']): File['usual'] {
  const lines = orders.slice(0, usualOrders).flatMap((order) => order.lines)
  const kinds = [...Map.groupBy(lines, ({ type }) => type)].toSorted(
    ([type, ones], [otherType, others]) => others.length - ones.length || type.localeCompare(otherType),
  )
  const [most] = kinds
  if (most === undefined) return null
  const lengths = most[1].map(({ lengthCm }) => lengthCm).toSorted((left, right) => left - right)
  const at = (part: number): number => lengths[Math.max(0, Math.ceil(part * lengths.length) - 1)] ?? 0
  return { type: most[0], fromCm: at(0.25), toCm: at(0.75) }
}

function ordersOf(state: MarketState, { _id }: MockPerson): Pick<File, 'orders' | 'turnover' | 'usual'> {
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
    usual: usualOf(own.filter(({ status }) => status !== 'canceled')),
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
