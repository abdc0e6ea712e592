import { describe, expect, it } from 'vitest'
import { unbrokenAddress, unbrokenEmail, unbrokenPhone } from './unbroken-address.ts'

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

describe('unbrokenPhone', () => {
  it('breaks at no space and at no hyphen', () => {
    expect(unbrokenPhone('+7 495 000-00-00')).toBe('+7\u00A0495\u00A0000-\u206000-\u206000')
  })
})

describe('unbrokenEmail', () => {
  it('does not break at its hyphen', () => {
    expect(unbrokenEmail('zakaz@flower-market.example')).toBe('zakaz@flower-\u2060market.example')
  })
})
