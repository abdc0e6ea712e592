import {
  availableAfter,
  correctionChange,
  currencyOfWallet,
  staffOperationChange,
  walletOfCurrency,
  type WalletType,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { personOf, type MockPerson } from '../fixtures/mock-person.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import { regions } from '../fixtures/regions.fixtures.ts'
import { randomUuid } from '../random-uuid.ts'
import { answerOnce } from './answer-once.ts'
import { recordMockAudit, type MockAudit } from './audit.handlers.ts'
import { addLink } from './links.ts'
import { sendMail } from './mails.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'
import { endSessions } from './open-session.ts'
import { recordOperation } from './operations.ts'
import { changePerson, findAmong, namedPerson } from './people.ts'
import { mockSignedIn } from './signed-in.ts'
import { mockStaffMovement } from './staff-person.handlers.ts'

type Moved = CallOutput<'personMoney'>
type MoneyRefusal = MockError<'not-found' | 'balance-changed' | 'not-enough-funds' | 'validation-failed'>

const invitationLifeMs = 72 * 3_600_000

type Done = Pick<MockAudit, 'action' | 'reason' | 'effect' | 'before' | 'after'>

function record(state: MarketState, staff: MockPerson, id: string, done: Done): void {
  recordMockAudit(state, staff, { subject: { kind: 'person', _id: id }, about: id, ...done })
}

function issue(path: string, message: string) {
  return refuse('validation-failed', { issues: [{ path, message }] })
}

function wrongPlantation({ role, plantationId }: { role: string; plantationId: string | null }) {
  if ((role === 'RECIPIENT') !== (plantationId !== null)) {
    return issue('plantationId', 'A RECIPIENT represents a plantation, and nobody else does.')
  }
  return plantationId === null || Object.hasOwn(plantations, plantationId) ? undefined : refuse('not-found')
}

function isRegion(id: string): boolean {
  return regions.some(({ terms }) => terms.id === id)
}

/** The person of a change, or why it is refused. */
function readChanged(
  state: MarketState,
  staff: MockPerson,
  { id, version }: { readonly id: string; readonly version: number },
): MockPerson | MockError<'not-found' | 'person-changed'> {
  const found = findAmong(state, staff, id)
  if (!found) return refuse('not-found')
  return found.version === version ? found : refuse('person-changed')
}

function addPerson(
  state: MarketState,
  staff: MockPerson,
  body: MockRequest<'personAdd'>['body'],
): { _id: string } | MockError<'email-taken' | 'not-found' | 'validation-failed'> {
  if (!isRegion(body.region)) return issue('region', 'There is no such region.')
  const wrong = wrongPlantation(body)
  if (wrong) return wrong
  if (state.people.some(({ email }) => email === body.email)) return refuse('email-taken')
  const person = personOf({
    ...body,
    _id: randomUuid(),
    password: randomUuid(),
    registeredAt: state.now.toISOString(),
  })
  state.people = [...state.people, person]
  const token = randomUuid()
  const expiresAt = new Date(state.now.getTime() + invitationLifeMs)
  addLink(state, { purpose: 'recovery', token, expiresAt, personId: person._id })
  sendMail(state, 'invitation', person, token)
  const { role, region, plantationId } = body
  record(state, staff, person._id, { action: 'person-added', after: { role, region, plantationId } })
  return { _id: person._id }
}

const actions = {
  compensation: 'money-compensated',
  'write-off': 'money-written-off',
  correction: 'money-corrected',
} as const

interface MoneyChange {
  readonly type: WalletType
  readonly kind: keyof typeof actions
  readonly change: number
  readonly reason: string
  readonly seenAvailable: number
  readonly corrects?: string
}

function moveMoney(
  state: MarketState,
  staff: MockPerson,
  person: MockPerson,
  order: MoneyChange,
): Moved | MoneyRefusal {
  const { type, kind, change, reason, seenAvailable, corrects } = order
  const account = person.accounts.find((one) => one.type === type)
  const available = account?.amount ?? 0
  if (available !== seenAvailable) return refuse('balance-changed', { available })
  const after = availableAfter(available, change)
  if (after === null) return refuse('not-enough-funds')
  const _id = `account-${person._id}-${currencyOfWallet(type).toLowerCase()}`
  const opened = { _id, type, amount: 0, name: '', isDefault: false }
  const owner = account ? person : changePerson(state, person, { accounts: [...person.accounts, opened] })
  const operationId = recordOperation(state, owner, {
    kind,
    purchase: null,
    creator: 'ADMIN',
    changes: [{ type, amount: change }],
    reason,
    ...(corrects !== undefined && { corrects }),
  })
  record(state, staff, person._id, {
    action: actions[kind],
    reason,
    effect: { amount: change, currency: currencyOfWallet(type) },
    before: { available },
    after: { available: after },
  })
  return { operationId, available: after }
}

function correct(
  state: MarketState,
  staff: MockPerson,
  person: MockPerson,
  { operationId, right, reason, seenAvailable }: MockRequest<'personMoneyCorrect'>['body'],
): Moved | MoneyRefusal {
  const made = mockStaffMovement(state, person, operationId)
  if (!made) return refuse('not-found')
  const change = correctionChange({ ...made, right })
  if (change === null) return issue('right', 'It is right already, or would move the other way.')
  const { type } = made
  return moveMoney(state, staff, person, {
    type,
    kind: 'correction',
    change,
    reason,
    seenAvailable,
    corrects: operationId,
  })
}

/** What staff do about people in the mock market. */
export function staffPeopleHandlers(state: MarketState): HttpHandler[] {
  const endOf = (personId: string): number =>
    endSessions(state, (session) => session.personId === personId && session._id !== state.sessionId)

  return [
    mockSignedIn(state, 'personAdd', (staff, { body }) => addPerson(state, staff, body)),
    mockSignedIn(state, 'personChange', (staff, { params: { id }, body }) => {
      const { version, reason, ...changes } = body
      const found = readChanged(state, staff, { id, version })
      if (found instanceof MockError) return found
      if (changes.region !== undefined && !isRegion(changes.region))
        return issue('region', 'There is no such region.')
      const told = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const isPhoneVerified = found.isPhoneVerified && (changes.phone ?? found.phone) === found.phone
      record(state, staff, id, { action: 'person-changed', reason })
      return { version: changePerson(state, found, { ...told, isPhoneVerified }).version }
    }),
    mockSignedIn(state, 'personRole', (staff, { params: { id }, body }) => {
      const { version, role, plantationId, reason } = body
      const found = readChanged(state, staff, { id, version })
      if (found instanceof MockError) return found
      if (id === staff._id) return refuse('own-account')
      const wrong = wrongPlantation({ role, plantationId })
      if (wrong) return wrong
      endOf(id)
      record(state, staff, id, {
        action: 'role-changed',
        reason,
        before: { role: found.role, plantationId: found.plantationId },
        after: { role, plantationId },
      })
      return { version: changePerson(state, found, { role, plantationId }).version }
    }),
    mockSignedIn(state, 'personBlock', (staff, { params: { id }, body: { version, reason } }) => {
      const found = readChanged(state, staff, { id, version })
      if (found instanceof MockError) return found
      if (id === staff._id) return refuse('own-account')
      if (found.blocked) return { version }
      endOf(id)
      const blocked = { at: state.now.toISOString(), by: namedPerson(staff), reason }
      record(state, staff, id, { action: 'person-blocked', reason })
      return { version: changePerson(state, found, { blocked }).version }
    }),
    mockSignedIn(state, 'personUnblock', (staff, { params: { id }, body: { version, reason } }) => {
      const found = readChanged(state, staff, { id, version })
      if (found instanceof MockError) return found
      if (!found.blocked) return { version }
      record(state, staff, id, { action: 'person-unblocked', reason })
      return { version: changePerson(state, found, { blocked: null }).version }
    }),
    mockSignedIn(state, 'personSessionEnd', (staff, { params: { id, sessionId } }) => {
      const isOther = sessionId !== state.sessionId
      const ended = isOther
        ? endSessions(state, ({ personId, _id }) => personId === id && _id === sessionId)
        : 0
      if (ended === 0) return refuse('not-found')
      record(state, staff, id, { action: 'sessions-ended', after: { ended } })
      return {}
    }),
    mockSignedIn(state, 'personSessionsEnd', (staff, { params: { id } }) => {
      if (!findAmong(state, staff, id)) return refuse('not-found')
      const ended = endOf(id)
      if (ended > 0) record(state, staff, id, { action: 'sessions-ended', after: { ended } })
      return { ended }
    }),
    mockSignedIn(state, 'personMoney', (staff, { params: { id }, body, idempotencyKey }) => {
      if (id === staff._id) return refuse('own-account')
      const call = { call: 'personMoney', idempotencyKey, body: { id, ...body } }
      return answerOnce(state, staff, call, () => {
        const found = findAmong(state, staff, id)
        if (!found) return refuse('not-found')
        const { operation, currency, amount, reason, seenAvailable } = body
        return moveMoney(state, staff, found, {
          type: walletOfCurrency(currency),
          kind: operation,
          change: staffOperationChange(operation, amount),
          reason,
          seenAvailable,
        })
      })
    }),
    mockSignedIn(state, 'personMoneyCorrect', (staff, { params: { id }, body, idempotencyKey }) => {
      if (id === staff._id) return refuse('own-account')
      const call = { call: 'personMoneyCorrect', idempotencyKey, body: { id, ...body } }
      return answerOnce(state, staff, call, () => {
        const found = findAmong(state, staff, id)
        return found ? correct(state, staff, found, body) : refuse('not-found')
      })
    }),
  ]
}
