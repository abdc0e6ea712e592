import { describe, expect, it } from 'vitest'
import { priceBars } from './price-bars.ts'

describe('priceBars', () => {
  it('has whole rubles at its ends, and every price between them', () => {
    const bars = priceBars({ min: 4550, max: 17_990, bins: [3, 0, 5] })
    expect(bars[0]?.from).toBe(45)
    expect(bars.at(-1)?.to).toBe(180)
    expect(bars.map(({ count }) => count)).toEqual([3, 0, 5])
  })

  it('leaves no gap between bars', () => {
    const bars = priceBars({ min: 100, max: 1000, bins: [1, 2, 3, 4] })
    for (const [place, bar] of bars.slice(1).entries()) expect(bar.from).toBe(bars[place]?.to)
  })

  it('keeps bars apart where all lots cost the same', () => {
    const edges = priceBars({ min: 9000, max: 9000, bins: [7, 0, 0, 0] }).map(({ from }) => from)
    expect(new Set(edges).size).toBe(4)
  })

  it('has no bars without lots', () => {
    expect(priceBars({ min: null, max: null, bins: [0, 0] })).toEqual([])
  })
})
