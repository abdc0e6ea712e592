import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { noPercentages } from '../pricing/percentages.ts'
import { stemPrice } from '../pricing/stem-price.ts'
import {
  answerPress,
  clockPriceAt,
  clockStateAt,
  lastDialStep,
  nextRun,
  reserveStep,
  resumeMs,
  riseSteps,
  runEndsAt,
  stepAt,
  type ClockStatus,
} from './clock.ts'
import { clockQuantityNear, findClockIssue, isClockQuantity, minimumClockStems } from './clock-lot.ts'
import { auctionStateOf } from './auction.ts'

const terms = { startPrice: 9_000, step: 50, stepMs: 400 }
const opensAt = new Date('2026-11-23T11:00:00.000Z')
const run = { fromStep: 0, since: opensAt }

function after(ms: number): Date {
  return new Date(opensAt.getTime() + ms)
}

describe('a clock', () => {
  it('falls by whole steps, each of which lasts its whole time', () => {
    expect(stepAt(run, terms, after(-1))).toBeNull()
    expect(stepAt(run, terms, after(0))).toBe(0)
    expect(stepAt(run, terms, after(399))).toBe(0)
    expect(stepAt(run, terms, after(400))).toBe(1)
    expect(clockPriceAt(terms, 35)).toBe(7_250)
  })

  it('sells at the reserve and not below it', () => {
    expect(reserveStep(terms, 7_000)).toBe(40)
    expect(reserveStep(terms, 6_999)).toBe(40)
    expect(runEndsAt(run, terms, 40)).toEqual(after(41 * 400))
    expect(lastDialStep(terms)).toBe(90)
  })

  it('goes on a little above the price of a sale, never above where it began', () => {
    expect(nextRun(20, opensAt)).toEqual({ fromStep: 20 - riseSteps, since: after(resumeMs) })
    expect(nextRun(1, opensAt).fromStep).toBe(0)
  })

  it('waits before its run, and stands while a buyer chooses', () => {
    expect(clockStateAt({ ...run, status: 'open' }, after(-1))).toBe('waiting')
    expect(clockStateAt({ ...run, status: 'open' }, after(0))).toBe('running')
    expect(clockStateAt({ ...run, status: 'held' }, after(-1))).toBe('held')
  })
})

describe('a press', () => {
  const margin = { ...noPercentages, priceBp: 500 }
  const priceOf = (price: number): number =>
    stemPrice({ price, deliveryToWarehouse: 0, deliveryToRegion: 75 }, margin)
  function press(at: Date, seenPrice: number, status: ClockStatus = 'open') {
    return answerPress({ clock: { ...run, status }, terms, reservePrice: 7_000, at, priceOf, seenPrice })
  }

  it('costs what the clock says when it arrives, with freight and margin', () => {
    expect(press(after(400), 100_000)).toEqual({
      ok: true,
      step: 1,
      clockPrice: 8_950,
      price: priceOf(8_950),
    })
  })

  it('is refused where it would cost more than the buyer saw', () => {
    expect(press(after(400), priceOf(8_950)).ok).toBe(true)
    expect(press(after(400), priceOf(8_950) - 1)).toEqual({ ok: false, reason: 'price-risen' })
  })

  it.each([
    ['before the run', after(-1), 'open', 'not-running'],
    ['while another buyer chooses', after(400), 'held', 'taken'],
    ['below the reserve', after(41 * 400), 'open', 'over'],
    ['once all is sold', after(400), 'sold', 'over'],
  ] as const)('is refused %s', (_when, at, status, reason) => {
    expect(press(at, 100_000, status)).toEqual({ ok: false, reason })
  })

  test('never costs more than what was seen, nor sells below the reserve', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000, max: 40_000 }),
        fc.integer({ min: 1, max: 12_000 }),
        (ms, seen) => {
          const answer = press(after(ms), seen)
          if (!answer.ok) return
          expect(answer.price).toBeLessThanOrEqual(seen)
          expect(answer.clockPrice).toBeGreaterThanOrEqual(7_000)
          expect(answer.clockPrice).toBeLessThanOrEqual(terms.startPrice)
        },
      ),
    )
  })
})

describe('a lot on the clock', () => {
  const lot = { stemsPerBunch: 25, stemsLeft: 100, minimumBunches: 2 }

  it('is bought by whole bunches from the minimum on, and what is left of it even below', () => {
    expect(minimumClockStems(lot)).toBe(50)
    expect(minimumClockStems({ ...lot, stemsLeft: 25 })).toBe(25)
    expect([25, 50, 60, 75, 100, 125].filter((stems) => isClockQuantity(lot, stems))).toEqual([50, 75, 100])
    expect(isClockQuantity({ ...lot, stemsLeft: 25 }, 25)).toBe(true)
    expect([0, 70, 500].map((stems) => clockQuantityNear(lot, stems))).toEqual([50, 75, 100])
  })

  const offered = { ...terms, reservePrice: 7_000, stems: 100, stemsPerBunch: 25, minimumBunches: 2 }
  it.each([
    ['part of a bunch', { stems: 110 }, 'not-whole-bunches'],
    ['nothing', { stems: 0 }, 'not-whole-bunches'],
    ['a minimum above the lot', { minimumBunches: 5 }, 'minimum-above-lot'],
    ['no step', { step: 0 }, 'step-off-price'],
    ['a step of half the price', { step: 4_500 }, 'step-off-price'],
    ['steps that nobody can tell apart', { step: 20 }, 'too-many-steps'],
    ['a reserve above the starting price', { reservePrice: 9_050 }, 'reserve-off-dial'],
    ['a reserve below the dial', { reservePrice: 4_000 }, 'reserve-off-dial'],
  ] as const)('cannot offer %s', (_what, change, issue) => {
    expect(findClockIssue(offered)).toBeNull()
    expect(findClockIssue({ ...offered, ...change })).toBe(issue)
  })
})

it('an auction is what its clocks are', () => {
  expect(auctionStateOf(['waiting'], opensAt, after(-1))).toBe('scheduled')
  expect(auctionStateOf(['waiting', 'sold'], opensAt, after(1))).toBe('running')
  expect(auctionStateOf(['canceled', 'unsold'], opensAt, after(1))).toBe('ended')
  expect(auctionStateOf(['canceled', 'canceled'], opensAt, after(-1))).toBe('canceled')
})
