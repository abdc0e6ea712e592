import { describe, expect, it } from 'vitest'
import { fixtureCard } from '@flower-market/api-client/msw'
import { digitsOf, settleEntry } from './cell-entry.ts'

const card = {
  ...fixtureCard('Explorer', 50),
  stemsPerBunch: 25,
  soldBy: 'bunch' as const,
  stemsAvailable: 1510,
}

describe('digitsOf', () => {
  it('reads what people type and paste', () => {
    expect(digitsOf('1 500 шт')).toBe('1500')
    expect(digitsOf('1\u00A0500')).toBe('1500')
    expect(digitsOf('abc')).toBe('')
  })

  it('ends where no quantity is that long', () => {
    expect(digitsOf('12345678')).toBe('123456')
  })
})

describe('settleEntry', () => {
  it('takes what was typed to whole packs', () => {
    expect(settleEntry('170', card)).toMatchObject({ quantity: 175, changed: 'rounded-up', packs: 7 })
  })

  it('stops at the stock, in whole packs', () => {
    expect(settleEntry('9999', card)).toMatchObject({ quantity: 1500, changed: 'limited-by-stock' })
  })

  it('takes an emptied field as none', () => {
    expect(settleEntry('', card)).toMatchObject({ quantity: 0, changed: null })
  })
})
