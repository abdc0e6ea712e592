import { describe, expect, it } from 'vitest'
import { shrinkSize } from './shrink-size.ts'

describe('shrinkSize', () => {
  it('brings the longer side to the edge and keeps the shape', () => {
    expect(shrinkSize({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
    expect(shrinkSize({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 })
  })

  it('never enlarges', () => {
    expect(shrinkSize({ width: 800, height: 600 }, 2000)).toBeNull()
    expect(shrinkSize({ width: 2000, height: 2000 }, 2000)).toBeNull()
  })

  it('keeps at least a pixel of a very long picture', () => {
    expect(shrinkSize({ width: 10_000, height: 2 }, 1000)).toEqual({ width: 1000, height: 1 })
  })
})
