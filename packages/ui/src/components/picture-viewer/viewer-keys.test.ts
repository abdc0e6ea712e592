import { describe, expect, it } from 'vitest'
import { askedByKey } from './viewer-keys.ts'
import { whole } from './zoom.ts'

const frame = { width: 400, height: 400 }
const enlarged = { scale: 2, x: 0, y: 0 }

describe('a key in the viewer', () => {
  it('changes the picture by left and right while the whole of it is seen', () => {
    expect(askedByKey('ArrowRight', whole, frame)).toEqual({ step: 1 })
    expect(askedByKey('ArrowLeft', whole, frame)).toEqual({ step: -1 })
  })

  it('moves an enlarged picture by arrows, the way a page scrolls', () => {
    expect(askedByKey('ArrowRight', enlarged, frame)).toEqual({ zoom: { scale: 2, x: -60, y: 0 } })
    expect(askedByKey('ArrowDown', enlarged, frame)).toEqual({ zoom: { scale: 2, x: 0, y: -60 } })
  })

  it('enlarges by plus, also without Shift, and shrinks by minus', () => {
    expect(askedByKey('+', whole, frame)).toEqual({ zoom: { scale: 1.5, x: 0, y: 0 } })
    expect(askedByKey('=', whole, frame)).toEqual({ zoom: { scale: 1.5, x: 0, y: 0 } })
    expect(askedByKey('-', { scale: 1.5, x: 0, y: 0 }, frame)).toEqual({ zoom: whole })
  })

  it('asks for nothing by other keys, so that Tab and Escape keep their meaning', () => {
    expect(askedByKey('Tab', whole, frame)).toBeNull()
    expect(askedByKey('Escape', enlarged, frame)).toBeNull()
    expect(askedByKey('ArrowUp', whole, frame)).toBeNull()
  })
})
