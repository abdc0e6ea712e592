import {
  acceptedLine,
  answerClaim,
  canMoveClaim,
  claimsRateBp,
  decidedClaimStatus,
  maxClaimPhotos,
} from '@flower-market/flower-domain'
import type { ClaimRefusal, ClaimStatus } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { contract } from '../contract/contract.ts'
import type { CallOutput } from '../contract/contract.ts'
import type { MockClaim } from '../fixtures/mock-claim.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { imageTypeOf } from '../image-type.ts'
import { answerOnce } from './answer-once.ts'
import { claimWindowOf, openStemsOf, shownClaim } from './claim-state.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { giveMoney, withChangedLines } from './move-order.ts'
import { dataUrl } from './proof.handlers.ts'
import { mockSignedIn } from './signed-in.ts'

type ToDecide = CallOutput<'claimDecide'>
type Line = MockPurchase['lines'][number]

function refuseClaim(reason: ClaimRefusal) {
  return refuse('claim-refused', { reason })
}

function invalid(path: string, message: string) {
  return refuse('validation-failed', { issues: [{ path, message }] })
}

function createClaim(
  state: MarketState,
  person: MockPerson,
  { orderId, code, reason, comment, bunches }: MockRequest<'claimCreate'>['body'],
) {
  const order = state.purchases.find(({ _id, ownerId }) => _id === orderId && ownerId === person._id)
  const line = order?.lines.find((one) => one.code === code)
  if (order === undefined || line === undefined) return refuse('not-found')
  const answer = answerClaim({
    status: order.status,
    until: claimWindowOf(state, order),
    now: state.now,
    line,
    openStems: openStemsOf(state, orderId, code),
    bunches,
  })
  if (!answer.ok) {
    return answer.reason === 'unknown-bunch'
      ? invalid(`bunches.${answer.place}`, 'The line has no such bunch, or it is named twice.')
      : refuseClaim(answer.reason)
  }
  const number = state.claims.length + 1
  const claim: MockClaim = {
    _id: `claim-${number}`,
    number,
    orderId,
    code,
    reason,
    comment,
    bunches,
    quantity: answer.quantity,
    status: 'open',
    createdAt: state.now.toISOString(),
    decidedAt: null,
    acceptedQuantity: 0,
    credited: 0,
    decision: '',
    photos: [],
    photoKeys: [],
  }
  state.claims = [...state.claims, claim]
  return shownClaim(claim)
}

function changeClaim(state: MarketState, claim: MockClaim, changes: Partial<MockClaim>): MockClaim {
  const changed = { ...claim, ...changes }
  state.claims = state.claims.map((one) => (one._id === claim._id ? changed : one))
  return changed
}

function orderOf(state: MarketState, { orderId }: MockClaim): MockPurchase {
  return state.purchases.find(({ _id }) => _id === orderId) as MockPurchase
}

function ownClaim(state: MarketState, person: MockPerson, id: string): MockClaim | undefined {
  const claim = state.claims.find(({ _id }) => _id === id)
  return claim && orderOf(state, claim).ownerId === person._id ? claim : undefined
}

function lineOf(state: MarketState, claim: MockClaim): Line {
  return orderOf(state, claim).lines.find(({ code }) => code === claim.code) as Line
}

function flowerOf(state: MarketState, claim: MockClaim): ToDecide['flower'] {
  const { type, variety, lengthCm, plantation } = lineOf(state, claim)
  return { type, variety, lengthCm, plantation }
}

function buyerOf(state: MarketState, claim: MockClaim): MockPerson {
  const { ownerId } = orderOf(state, claim)
  return state.people.find(({ _id }) => _id === ownerId) as MockPerson
}

function toDecide(state: MarketState, claim: MockClaim): ToDecide {
  const { _id, number } = orderOf(state, claim)
  const buyer = buyerOf(state, claim)
  return {
    ...shownClaim(claim),
    flower: flowerOf(state, claim),
    order: { _id, number },
    price: lineOf(state, claim).agreedPrice,
    buyer: { _id: buyer._id, name: `${buyer.name} ${buyer.surname}`.trim(), company: buyer.company },
  }
}

function toReceived(state: MarketState, claim: MockClaim): CallOutput<'claimReceived'>['items'][number] {
  const { credited: _credited, comment: _comment, ...facts } = shownClaim(claim)
  const { company, city } = buyerOf(state, claim)
  const { number: orderNumber } = orderOf(state, claim)
  return { ...facts, flower: flowerOf(state, claim), orderNumber, buyer: { company, city } }
}

/** Charges accepted stems no more, and credits what was paid for them; answers how much that was. */
function creditAccepted(state: MarketState, claim: MockClaim, accepted: number, reason: string): number {
  const order = orderOf(state, claim)
  const changed = order.lines.map((line) =>
    line.code === claim.code
      ? { ...acceptedLine(line, accepted), reason }
      : Object.assign({ reason: '' }, line),
  )
  const after = withChangedLines(order, changed, state.now.toISOString())
  state.purchases = state.purchases.map((one) => (one._id === order._id ? after : one))
  const credited = after.totals.credited - order.totals.credited
  giveMoney(state, order, 'compensation', credited)
  return credited
}

function decide(state: MarketState, { _id, accepted, reason }: MockRequest<'claimDecide'>['body']) {
  const claim = state.claims.find((one) => one._id === _id)
  if (claim === undefined) return refuse('not-found')
  if (accepted > claim.quantity) return invalid('accepted', 'No more than is claimed can be accepted.')
  const status = decidedClaimStatus(claim.quantity, accepted)
  if (!canMoveClaim(claim.status, status, 'staff')) return refuseClaim('not-open')
  if (status !== 'accepted' && reason === '') return invalid('reason', 'The buyer reads why.')
  const credited = creditAccepted(state, claim, accepted, reason)
  const decided = { status, credited, acceptedQuantity: accepted, decision: reason } as const
  return toDecide(state, changeClaim(state, claim, { ...decided, decidedAt: state.now.toISOString() }))
}

async function addPhoto(
  state: MarketState,
  person: MockPerson,
  { query: { claimId, key }, body }: MockRequest<'claimPhotoAdd'>,
) {
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
  if (bytes.length > contract.claimPhotoAdd.bodyLimitBytes) return refuse('payload-too-large')
  const type = imageTypeOf(bytes)
  if (type === null) return refuse('images-only')
  const claim = ownClaim(state, person, claimId)
  if (claim === undefined) return refuse('not-found')
  if (claim.photoKeys.includes(key)) return shownClaim(claim)
  if (claim.status !== 'open') return refuseClaim('not-open')
  if (claim.photos.length >= maxClaimPhotos) return refuseClaim('too-many-photos')
  const photos = [...claim.photos, dataUrl(type, bytes)]
  return shownClaim(changeClaim(state, claim, { photos, photoKeys: [...claim.photoKeys, key] }))
}

function withdraw(state: MarketState, person: MockPerson, id: string) {
  const claim = ownClaim(state, person, id)
  if (claim === undefined) return refuse('not-found')
  if (claim.status === 'withdrawn') return shownClaim(claim)
  if (!canMoveClaim(claim.status, 'withdrawn', 'buyer')) return refuseClaim('not-open')
  const changes = { status: 'withdrawn', decidedAt: state.now.toISOString() } as const
  return shownClaim(changeClaim(state, claim, changes))
}

function pageOf<T>(items: readonly T[], { page, limit }: { page: number; limit: number }) {
  return { items: items.slice((page - 1) * limit, page * limit), page, limit, total: items.length }
}

function isIn(status: ClaimStatus | undefined) {
  return (claim: MockClaim): boolean => status === undefined || claim.status === status
}

const deliveredStatuses: ReadonlySet<string> = new Set(['delivered', 'fulfilled', 'return'])

function ratesOf(state: MarketState): CallOutput<'claimRates'> {
  return Object.entries(plantations)
    .map(([_id, { name }]) => {
      const delivered = state.purchases
        .filter(({ status }) => deliveredStatuses.has(status))
        .flatMap(({ lines }) => lines.filter(({ plantation }) => plantation === name))
        .reduce((stems, line) => stems + line.shippedQuantity, 0)
      const own = state.claims.filter((claim) => lineOf(state, claim).plantation === name)
      const claimed = own
        .filter(({ status }) => status !== 'withdrawn')
        .reduce((stems, { quantity }) => stems + quantity, 0)
      const accepted = own.reduce((stems, { acceptedQuantity }) => stems + acceptedQuantity, 0)
      return { _id, name, delivered, claimed, accepted, rateBp: claimsRateBp({ delivered, accepted }) }
    })
    .toSorted((left, right) => left.name.localeCompare(right.name))
}

/** Claims of the mock market. */
export function claimsHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'claimCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'claimCreate', idempotencyKey, body }, () =>
        createClaim(state, person, body),
      ),
    ),
    mockSignedIn(state, 'claimPhotoAdd', (person, request) => addPhoto(state, person, request)),
    mockSignedIn(state, 'claimWithdraw', (person, { body }) => withdraw(state, person, body._id)),
    mockSignedIn(state, 'claimReceived', ({ plantationId }, { query: { status, ...page } }) => {
      const name = plantationId === null ? null : plantations[plantationId as keyof typeof plantations].name
      const own = state.claims.filter(
        (claim) => isIn(status)(claim) && lineOf(state, claim).plantation === name,
      )
      return pageOf(own.map((claim) => toReceived(state, claim)).toReversed(), page)
    }),
    mockSignedIn(state, 'claimReview', (_staff, { query: { status, ...page } }) =>
      pageOf(
        state.claims.filter(isIn(status)).map((claim) => toDecide(state, claim)),
        page,
      ),
    ),
    mockSignedIn(state, 'claimDecide', (staff, { body, idempotencyKey }) =>
      answerOnce(state, staff, { call: 'claimDecide', idempotencyKey, body }, () => decide(state, body)),
    ),
    mockSignedIn(state, 'claimRates', () => ratesOf(state)),
  ]
}
