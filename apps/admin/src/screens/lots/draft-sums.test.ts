import { expect, test } from 'vitest'
import { sumDrafts } from './draft-sums.ts'
import type { LotDraft } from './lot-drafts.ts'

function draft(typed: LotDraft['typed'], code = 'a'): LotDraft {
  const seen = {
    code,
    price: 6_850,
    priceIn: null,
    freight: 1_900,
    regions: null,
    stemsAvailable: 500,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    soldBy: 'bunch',
  }
  return { seen: seen as unknown as LotDraft['seen'], typed }
}

test('drafts are summed up by the warehouse price and by stems, what they leave alone is not', () => {
  const drafts = [
    draft({ price: '70,50', stemsAvailable: '575' }),
    draft({ freight: '18', stemsAvailable: '400' }, 'b'),
    draft({ stemsPerBunch: '10' }),
  ]
  expect(sumDrafts(drafts)).toEqual({
    prices: { codes: ['a', 'b'], least: -100, most: 200 },
    stems: { lots: 2, change: -25 },
  })
  expect(sumDrafts(drafts.slice(2))).toEqual({ prices: null, stems: null })
})
