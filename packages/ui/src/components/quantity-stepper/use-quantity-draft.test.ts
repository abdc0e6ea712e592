import { describe, expect, it } from 'vitest'
import { readQuantity } from './use-quantity-draft.ts'

describe('readQuantity', () => {
  it('reads digits with any spaces between them', () => {
    expect(readQuantity(' 1 250 ')).toBe(1250)
    expect(readQuantity('1\u00a0250')).toBe(1250)
    expect(readQuantity('0')).toBe(0)
  })

  it('does not guess at an empty, negative, fractional or worded quantity', () => {
    for (const text of ['', '   ', '-25', '2.5', '2,5', '25 шт', '1e3']) expect(readQuantity(text)).toBeNull()
  })

  it('refuses a number too long to be a quantity', () => {
    expect(readQuantity('9999999999')).toBeNull()
  })
})
