import { describe, expect, it } from 'vitest'
import { sparklinePoints } from './sparkline-points.ts'

describe('sparklinePoints', () => {
  it('goes from edge to edge, the least at the bottom and the greatest at the top', () => {
    expect(sparklinePoints([10, 30, 20], 100, 20)).toEqual([
      [0, 20],
      [50, 0],
      [100, 10],
    ])
  })

  it('runs through the middle where nothing changes', () => {
    expect(sparklinePoints([5, 5], 100, 20)).toEqual([
      [0, 10],
      [100, 10],
    ])
    expect(sparklinePoints([5], 100, 20)).toEqual([[0, 10]])
  })

  it('has no point for no value, and takes values below zero', () => {
    expect(sparklinePoints([], 100, 20)).toEqual([])
    expect(sparklinePoints([-4, 4], 10, 8)).toEqual([
      [0, 8],
      [10, 0],
    ])
  })
})
