import { expect, it } from 'vitest'
import { redRoses } from '../catalog/flower-card.arbitrary.ts'
import { listCandidate } from './list-candidate.ts'
import { withinStock } from './within-stock.ts'

const lot = {
  ...redRoses,
  stemsPerBunch: 25,
  stemsPerBox: 250,
  soldBy: 'bunch' as const,
  stemsAvailable: 100,
}

it('two lines of one lot share its stock, and the second says what was missing', () => {
  const chosen = [listCandidate(lot, 75), null, listCandidate(lot, 75)]
  expect(withinStock(chosen)).toMatchObject([
    { quantity: 75, changed: null },
    null,
    { quantity: 25, changed: 'limited-by-stock' },
  ])
})
