import { expect, test } from 'vitest'
import { sellableStems, snapToPack } from '@flower-market/flower-domain'
import { snapQuantity } from '@flower-market/ui'

test.each([1, 7, 20, 25, 300])(
  'the stepper rounds a typed quantity to packs of %s as the domain does',
  (step) => {
    const pack = { stemsPerBunch: step, stemsPerBox: step, soldBy: 'bunch' } as const
    for (const stemsAvailable of [0, step - 1, step, 5 * step + 3]) {
      const max = sellableStems(stemsAvailable, pack)
      for (let requested = 0; requested <= 7 * step; requested += 1) {
        const { quantity } = snapToPack({ requested, pack, stemsAvailable })
        expect(snapQuantity(requested, { step, min: 0, max }).value).toBe(quantity)
      }
    }
  },
)
