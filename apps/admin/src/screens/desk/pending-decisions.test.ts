import { ApiError } from '@flower-market/api-client'
import { apiAtom } from '@flower-market/app-runtime/session'
import { noticesAtom } from '@flower-market/app-runtime/notifications'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fullDesk } from './desk.fixtures.ts'
import {
  decideAtom,
  findUnsent,
  pendingDecisionsAtom,
  sendDecisionsAtom,
  undoDecisionAtom,
  undoMs,
  unsentDecisionsAtom,
} from './pending-decisions.atoms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function itemOf(kind: string) {
  const found = fullDesk.items.find((item) => item.kind === kind)
  if (found === undefined) throw new Error(`No ${kind} among the fixtures.`)
  return found
}
const [topUp, verification, crypto] = [itemOf('top-up'), itemOf('verification'), itemOf('crypto')]

function openDesk(call = vi.fn<(name: string) => Promise<unknown>>(async () => ({}))) {
  const store = createStore()
  store.set(apiAtom, { call: call as never, peek: () => undefined, tagsOf: () => null })
  return { store, sent: () => call.mock.calls.map(([name]) => name) }
}

test('a decision is sent after ten seconds, once, and waits no more', async () => {
  const { store, sent } = openDesk()
  store.set(decideAtom, topUp, { isAccepted: true })
  store.set(decideAtom, topUp, { isAccepted: true })
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual(['transactionConfirm'])
  expect(store.get(pendingDecisionsAtom)).toEqual([])
})

test('of two decisions the latest is taken back first, and is never sent', async () => {
  const { store, sent } = openDesk()
  store.set(decideAtom, verification, { isAccepted: true })
  store.set(decideAtom, topUp, { isAccepted: true })
  expect(store.set(undoDecisionAtom)).toBe(topUp)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(sent()).toEqual(['userVerificationReview'])
})

test('a desk that is left sends all decisions at once, each once', async () => {
  const { store, sent } = openDesk()
  store.set(decideAtom, verification, { isAccepted: true })
  store.set(decideAtom, topUp, { isAccepted: true })
  await store.set(sendDecisionsAtom)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(sent()).toEqual(['userVerificationReview', 'transactionConfirm'])
})

test('what is on its way is not taken back', async () => {
  const { store } = openDesk(vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined)))
  store.set(decideAtom, topUp, { isAccepted: true })
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(store.set(undoDecisionAtom)).toBe(undefined)
  expect(store.get(pendingDecisionsAtom)).toMatchObject([{ isSending: true }])
})

test('a decision that the server did not take is told of until somebody has read it', async () => {
  const { store } = openDesk(vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('lost'))))
  store.set(decideAtom, topUp, { isAccepted: true })
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(store.get(noticesAtom)).toMatchObject([{ tone: 'danger' }])
  expect(store.get(pendingDecisionsAtom)).toEqual([])
})

test('USDT that waits is settled after ten seconds, too', async () => {
  const { store, sent } = openDesk()
  const typed = { choice: 'return', amount: null, person: null, reason: 'Другой токен' } as const
  store.set(decideAtom, crypto, { typed, body: { decision: 'return', reason: typed.reason } })
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual(['cryptoTransferSettle'])
  expect(store.get(unsentDecisionsAtom)).toEqual([])
})

test('what was typed for a decision that is taken back or not taken is kept until its item is decided again', async () => {
  const { store } = openDesk(vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('lost'))))
  const first = { isAccepted: false, reason: 'Сумма не та' } as const
  const second = { isAccepted: false, reason: 'Чек не читается' } as const
  store.set(decideAtom, topUp, first)
  store.set(undoDecisionAtom)
  expect(store.get(unsentDecisionsAtom)).toEqual([{ item: topUp, decision: first }])
  store.set(decideAtom, topUp, second)
  expect(store.get(unsentDecisionsAtom)).toEqual([])
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(store.get(unsentDecisionsAtom)).toEqual([{ item: topUp, decision: second }])
})

test('what a colleague has decided first is not kept, and a later application of the person begins empty', async () => {
  const late = new ApiError({
    kind: 'http',
    call: 'userVerificationReview',
    message: 'no',
    status: 409,
    code: 'verification-closed',
  })
  const { store } = openDesk(vi.fn<() => Promise<unknown>>(() => Promise.reject(late)))
  const decision = { isAccepted: false, reason: 'ИНН не читается' } as const
  store.set(decideAtom, verification, decision)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(store.get(unsentDecisionsAtom)).toEqual([])
  const unsent = [{ item: verification, decision }]
  expect(findUnsent(unsent, verification)).toBe(decision)
  expect(findUnsent(unsent, { ...verification, since: '2026-12-01T00:00:00.000Z' })).toBeUndefined()
})
