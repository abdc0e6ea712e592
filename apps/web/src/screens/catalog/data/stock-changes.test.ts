import { describe, expect, it } from 'vitest'
import { fixtureCard } from '@flower-market/api-client/msw'
import { stockChanges } from './stock-changes.ts'

const before = [fixtureCard('Explorer', 50), fixtureCard('Explorer', 60)]
const [first, second] = before as [(typeof before)[0], (typeof before)[0]]
const sold = { ...second, stemsAvailable: second.stemsAvailable - 25 }

describe('stockChanges', () => {
  it('finds the lots whose stock is another', () => {
    expect(stockChanges(before, [first, sold])).toEqual([sold])
  })

  it('finds nothing in an answer that says the same again', () => {
    expect(stockChanges(before, [{ ...first }, { ...second }])).toEqual([])
  })

  it('does not compare different lists', () => {
    expect(stockChanges(before, [sold, first])).toEqual([])
    expect(stockChanges(before, [first])).toEqual([])
  })
})
