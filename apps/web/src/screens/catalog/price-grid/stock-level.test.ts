import { describe, expect, it } from 'vitest'
import { fixtureCard } from '@flower-market/api-client/msw'
import { stockLevel } from './stock-level.ts'

const card = { ...fixtureCard('Explorer', 50), stemsPerBunch: 25, stemsPerBox: 300, soldBy: 'bunch' as const }

describe('stockLevel', () => {
  it('calls five packs and fewer few', () => {
    expect(stockLevel({ ...card, stemsAvailable: 150 })).toBe('enough')
    expect(stockLevel({ ...card, stemsAvailable: 149 })).toBe('few')
    expect(stockLevel({ ...card, stemsAvailable: 25 })).toBe('few')
  })

  it('counts in what the lot is sold by', () => {
    expect(stockLevel({ ...card, soldBy: 'box', stemsAvailable: 1500 })).toBe('few')
    expect(stockLevel({ ...card, soldBy: 'box', stemsAvailable: 1800 })).toBe('enough')
  })

  it('calls less than one pack none', () => {
    expect(stockLevel({ ...card, stemsAvailable: 24 })).toBe('none')
    expect(stockLevel({ ...card, stemsAvailable: 0 })).toBe('none')
  })
})
