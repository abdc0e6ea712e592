import { describe, expect, it } from 'vitest'
import { chartScale, shareOf } from './chart-scale.ts'

describe('chartScale', () => {
  it.each([
    [[22_400, 225_470], true, [0, 100_000, 200_000, 300_000]],
    [[81.17, 79.42, 81.31], false, [79, 80, 81, 82]],
    [[0, 0], true, [0, 1]],
    [[5, 5], false, [2, 4, 6, 8]],
    [[-30, 40], true, [-50, 0, 50]],
    [[7], true, [0, 5, 10]],
  ])('has round lines around %j', (values, isFromZero, ticks) => {
    expect(chartScale(values, { count: 3, isFromZero }).ticks).toEqual(ticks)
  })

  it('holds every value between its ends', () => {
    const { min, max } = chartScale([3, 97], { count: 4, isFromZero: false })
    expect(min).toBeLessThanOrEqual(3)
    expect(max).toBeGreaterThanOrEqual(97)
  })
})

it('a value stands at its share of the range, in the middle of a range without length', () => {
  expect(shareOf(25, { min: 0, max: 100 })).toBe(0.25)
  expect(shareOf(7, { min: 7, max: 7 })).toBe(0.5)
})
