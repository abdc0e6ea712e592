import { describe, expect, it } from 'vitest'
import { moveThumb, thumbsOf } from './range-thumbs.ts'

const scale = { min: 20, max: 260 }

describe('thumbsOf', () => {
  it('puts open sides at the ends', () => {
    expect(thumbsOf({ from: null, to: null }, scale)).toEqual({ low: 20, high: 260 })
    expect(thumbsOf({ from: 45, to: 180 }, scale)).toEqual({ low: 45, high: 180 })
  })

  it('keeps a bound that lies outside on the scale', () => {
    expect(thumbsOf({ from: 5, to: 900 }, scale)).toEqual({ low: 20, high: 260 })
    expect(thumbsOf({ from: 500, to: null }, scale)).toEqual({ low: 260, high: 260 })
  })
})

describe('moveThumb', () => {
  it('moves one side and leaves the other', () => {
    expect(moveThumb({ from: null, to: 180 }, 'from', 45, scale)).toEqual({ from: 45, to: 180 })
    expect(moveThumb({ from: 45, to: null }, 'to', 180, scale)).toEqual({ from: 45, to: 180 })
  })

  it('opens the side whose thumb came to its end', () => {
    expect(moveThumb({ from: 45, to: 180 }, 'from', 20, scale)).toEqual({ from: null, to: 180 })
    expect(moveThumb({ from: 45, to: 180 }, 'to', 260, scale)).toEqual({ from: 45, to: null })
  })

  it('stops at the other thumb', () => {
    expect(moveThumb({ from: 45, to: 180 }, 'from', 200, scale)).toEqual({ from: 180, to: 180 })
    expect(moveThumb({ from: 45, to: 180 }, 'to', 30, scale)).toEqual({ from: 45, to: 45 })
  })
})
