import { expect, onTestFinished, test, vi } from 'vitest'
import { followClock, meanFall, partClocks, shownClockAt, type AuctionClock } from './shown-clock.ts'

const since = Date.parse('2026-11-23T11:00:00.000Z')
const clock = {
  _id: 'clock',
  status: 'open',
  fromStep: 2,
  since: new Date(since).toISOString(),
  opensAt: new Date(since).toISOString(),
  stepMs: 400,
  lastStep: 5,
  prices: [1_100, 1_000, 900, 800, 700, 600],
  hold: null,
} as unknown as AuctionClock

test('a clock that runs is drawn at its step, and anew at the next one', () => {
  expect(shownClockAt(clock, since + 450)).toEqual({
    state: 'running',
    step: 3,
    price: 800,
    nextAtMs: since + 800,
  })
})

test('a clock that waits is drawn where it begins, until it begins', () => {
  expect(shownClockAt(clock, since - 1)).toMatchObject({ state: 'waiting', step: 2, nextAtMs: since })
})

test('what is seen never goes below the dial', () => {
  expect(shownClockAt(clock, since + 60_000)).toMatchObject({ step: 5, price: 600 })
})

test('a clock that is held stands at the step of the press, and counts the whole seconds that are left', () => {
  const until = new Date(since + 3_400).toISOString()
  const held = { ...clock, status: 'held', hold: { pressId: 'press', step: 4, until } } as AuctionClock
  expect(shownClockAt(held, since)).toMatchObject({
    state: 'held',
    step: 4,
    price: 700,
    nextAtMs: since + 400,
  })
  expect(shownClockAt(held, since + 3_400).nextAtMs).toBeNull()
})

test('clocks are next before they open, and over once they are sold', () => {
  const later = { ...clock, opensAt: new Date(since + 1).toISOString() }
  const sold = { ...clock, status: 'sold' } as AuctionClock
  const canceled = { ...clock, status: 'canceled' } as AuctionClock
  expect(partClocks([clock, later, sold, canceled], since)).toEqual({
    running: [clock],
    next: [later],
    over: [sold],
  })
})

test('a timer that ends before its step does not stop the clock, and nothing is drawn once it is left', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let nowMs = since + 100
  const drawn: (number | null)[] = []
  const stop = followClock(
    clock,
    () => nowMs,
    (atMs) => drawn.push(shownClockAt(clock, atMs).price),
  )
  nowMs = since + 399.6
  vi.advanceTimersByTime(300)
  nowMs = since + 400.6
  vi.advanceTimersByTime(1)
  nowMs = since + 801
  vi.advanceTimersByTime(400)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(drawn).toEqual([900, 800, 700])
})

test('a lot that is not sold to the person has no price and does not fall by any', () => {
  const unpriced = { ...clock, prices: [] }
  expect(shownClockAt(unpriced, since + 450)).toMatchObject({ state: 'running', step: 3, price: null })
  expect(meanFall(unpriced)).toBeNull()
})

test('a price falls by the mean of its steps, in whole kopecks', () => {
  expect(meanFall({ prices: [1_093, 1_039, 985, 932], lastStep: 3 })).toBe(54)
})
