import { describe, expect, it } from 'vitest'
import { unbrokenAddress } from './unbroken-address.ts'

describe('unbrokenAddress', () => {
  it('keeps a house with its street, and an abbreviation with what it abbreviates', () => {
    expect(unbrokenAddress('119180, Москва, ул. Большая Полянка, 30')).toBe(
      '119180, Москва, ул.\u00A0Большая Полянка,\u00A030',
    )
    expect(unbrokenAddress('Складочная улица, 1, стр. 18')).toBe('Складочная улица,\u00A01, стр.\u00A018')
  })

  it('leaves a line to break between words', () => {
    expect(unbrokenAddress('Санкт-Петербург, Невский проспект')).toBe('Санкт-Петербург, Невский проспект')
  })
})
