import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWholePacks, packUnits, packStep } from './pack.ts'
import type { Pack } from './pack.ts'
import { snapToPack, stepDown, stepUp } from './snap-to-pack.ts'

const pack: fc.Arbitrary<Pack> = fc.record({
  stemsPerBunch: fc.integer({ min: 1, max: 50 }),
  stemsPerBox: fc.integer({ min: 1, max: 800 }),
  soldBy: fc.constantFrom(...packUnits),
})
const requested = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ min: 0, max: 5000, noNaN: true }))
const stemsAvailable = fc.integer({ min: 0, max: 3000 })

it('always sells whole packs within the stock', () => {
  fc.assert(
    fc.property(requested, pack, stemsAvailable, (stems, kind, stock) => {
      const { quantity, packs, step } = snapToPack({ requested: stems, pack: kind, stemsAvailable: stock })
      expect(isWholePacks(quantity, kind)).toBe(true)
      expect(quantity).toBeLessThanOrEqual(stock)
      expect(packs * step).toBe(quantity)
    }),
  )
})

const anyStock = 1_000_000

it('lies within half a pack of a request for a pack or more', () => {
  fc.assert(
    fc.property(requested, pack, (stems, kind) => {
      const atLeastOne = stems + packStep(kind)
      const { quantity, step } = snapToPack({ requested: atLeastOne, pack: kind, stemsAvailable: anyStock })
      expect(Math.abs(quantity - atLeastOne)).toBeLessThanOrEqual(step / 2)
    }),
  )
})

it('rounds any part of a pack up to one pack, and keeps zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), pack, (permille, kind) => {
      const part = (packStep(kind) * permille) / 1000
      expect(snapToPack({ requested: part, pack: kind, stemsAvailable: anyStock }).packs).toBe(1)
      expect(snapToPack({ requested: 0, pack: kind, stemsAvailable: anyStock }).packs).toBe(0)
    }),
  )
})

it('says that nothing changed exactly when nothing did', () => {
  fc.assert(
    fc.property(requested, pack, stemsAvailable, (stems, kind, stock) => {
      const { quantity, changed } = snapToPack({ requested: stems, pack: kind, stemsAvailable: stock })
      expect(changed === null).toBe(quantity === stems)
    }),
  )
})

it('does not change a snapped quantity', () => {
  fc.assert(
    fc.property(requested, pack, stemsAvailable, (stems, kind, stock) => {
      const { quantity } = snapToPack({ requested: stems, pack: kind, stemsAvailable: stock })
      expect(snapToPack({ requested: quantity, pack: kind, stemsAvailable: stock }).changed).toBeNull()
    }),
  )
})

it('steps back to the previous quantity, within the stock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), pack, (packs, kind) => {
      const quantity = packs * packStep(kind)
      expect(stepDown(stepUp(quantity, kind, anyStock), kind, anyStock)).toBe(quantity)
    }),
  )
})
