import { describe, expect, it } from 'vitest'
import { panBy, swipeStep, whole, zoomBy } from './zoom.ts'

const frame = { width: 400, height: 600 }

describe('zoom of a picture', () => {
  it('stays between the whole picture and five times its size', () => {
    expect(zoomBy(whole, 2, frame).scale).toBe(2)
    expect(zoomBy(whole, 100, frame).scale).toBe(5)
    expect(zoomBy({ scale: 2, x: 0, y: 0 }, 0.1, frame)).toEqual(whole)
  })

  it('keeps what is in the middle in the middle', () => {
    expect(zoomBy({ scale: 2, x: 50, y: -40 }, 2, frame)).toEqual({ scale: 4, x: 100, y: -80 })
  })

  it('never shows the outside of a picture that is moved', () => {
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -300 })
    expect(panBy(whole, { x: 50, y: 50 }, frame)).toEqual(whole)
  })

  it('brings an enlarged picture back into its frame when it shrinks', () => {
    expect(zoomBy({ scale: 4, x: 600, y: 0 }, 0.5, frame)).toEqual({ scale: 2, x: 200, y: 0 })
  })
})

describe('a swipe', () => {
  it('to the left asks for the next picture, to the right for the one before', () => {
    expect(swipeStep({ x: -80, y: 10 })).toBe(1)
    expect(swipeStep({ x: 80, y: 10 })).toBe(-1)
  })

  it('that is short or goes up or down asks for none', () => {
    expect(swipeStep({ x: -40, y: 0 })).toBe(0)
    expect(swipeStep({ x: -80, y: 60 })).toBe(0)
  })
})
