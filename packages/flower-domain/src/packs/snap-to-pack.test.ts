import { describe, expect, it } from 'vitest'
import type { Pack } from './pack.ts'
import { packsAround, snapToPack, stepDown, stepUp } from './snap-to-pack.ts'

const pack: Pack = { stemsPerBunch: 10, stemsPerBox: 100, soldBy: 'bunch' }

describe('snapToPack', () => {
  it.each([
    [0, 0, null],
    [20, 20, null],
    [24, 20, 'rounded-down'],
    [25, 30, 'rounded-up'],
    [0.5, 10, 'rounded-up'],
    [1, 10, 'rounded-up'],
    [95, 90, 'limited-by-stock'],
    [1000, 90, 'limited-by-stock'],
  ])('makes %d of 97 stems %d (%s)', (requested, quantity, changed) => {
    expect(snapToPack({ requested, pack, stemsAvailable: 97 })).toEqual({
      quantity,
      changed,
      step: 10,
      packs: quantity / 10,
    })
  })

  it('returns zero when the stock is below one pack', () => {
    expect(snapToPack({ requested: 5, pack, stemsAvailable: 9 })).toMatchObject({
      quantity: 0,
      changed: 'limited-by-stock',
    })
  })

  it('names the pack, not the stock, as the reason when the nearest pack is the last one', () => {
    expect(snapToPack({ requested: 94, pack, stemsAvailable: 90 }).changed).toBe('rounded-down')
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('throws for %s stems', (requested) => {
    expect(() => snapToPack({ requested, pack, stemsAvailable: 100 })).toThrow(RangeError)
  })
})

describe('stepping', () => {
  it('goes up to the next pack, and no further than the stock', () => {
    expect(stepUp(0, pack, 97)).toBe(10)
    expect(stepUp(14, pack, 97)).toBe(20)
    expect(stepUp(90, pack, 97)).toBe(90)
  })

  it('goes down to the next pack, and no further than zero', () => {
    expect(stepDown(20, pack, 97)).toBe(10)
    expect(stepDown(14, pack, 97)).toBe(10)
    expect(stepDown(0, pack, 97)).toBe(0)
  })

  it('comes down to the stock where it has become less', () => {
    expect(stepDown(200, pack, 97)).toBe(90)
    expect(stepUp(200, pack, 97)).toBe(90)
  })

  it('throws for a negative quantity', () => {
    expect(() => stepUp(-1, pack, 97)).toThrow(RangeError)
    expect(() => stepDown(-1, pack, 97)).toThrow(RangeError)
  })
})

describe('the packs around a number of stems', () => {
  it('are the whole ones below and above, none where it is whole', () => {
    expect(packsAround(14, pack)).toEqual({ fewer: 10, more: 20, step: 10 })
    expect(packsAround(3, pack)).toEqual({ fewer: 0, more: 10, step: 10 })
    expect([packsAround(0, pack), packsAround(20, pack)]).toEqual([null, null])
    expect(() => packsAround(-1, pack)).toThrow(RangeError)
  })
})
