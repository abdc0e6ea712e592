import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizePhone, phoneLink } from './phone.ts'

describe('normalizePhone', () => {
  it.each([
    ['+7 (999) 123-45-67', '79991234567'],
    ['8 (999) 123-45-67', '79991234567'],
    ['89991234567', '79991234567'],
    ['9991234567', '79991234567'],
    ['79991234567', '79991234567'],
    ['+7 701 234 56 78', '77012345678'],
    ['495 123-45-67', '74951234567'],
    ['+375291234567', '375291234567'],
    ['+86 138 0013 8000', '8613800138000'],
  ])('reads %j as %s', (text, digits) => {
    expect(normalizePhone(text)).toEqual({ ok: true, digits })
  })

  it('does not treat an 8 after a plus as the domestic prefix', () => {
    expect(normalizePhone('+81 90 1234 567')).toEqual({ ok: true, digits: '81901234567' })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['call me', 'not-a-phone'],
    ['8 999 123-45-67 доб. 5', 'not-a-phone'],
    ['+', 'too-short'],
    ['+7 999 123-45-6', 'too-short'],
    ['8 999 123-45-6', 'too-short'],
    ['+7 999 123-45-678', 'too-long'],
    ['1234567', 'too-short'],
    ['+1234567890123456', 'too-long'],
  ])('refuses %j as %s', (text, reason) => {
    expect(normalizePhone(text)).toEqual({ ok: false, reason })
  })

  it('returns only digits, and reads its own result unchanged', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+-() '), maxLength: 24 })
    fc.assert(
      fc.property(typed, (text) => {
        const phone = normalizePhone(text)
        expect(phone.ok ? phone.digits : '00000000').toMatch(/^\d{8,15}$/u)
        expect(phone.ok ? normalizePhone(`+${phone.digits}`) : phone).toEqual(phone)
      }),
      { numRuns: 500 },
    )
  })
})

describe('phoneLink', () => {
  it.each([
    ['+7 495 000-00-00', 'tel:+74950000000'],
    ['8 (800) 100-00-00', 'tel:88001000000'],
  ])('leaves out of %s what is written for people', (phone, link) => {
    expect(phoneLink(phone)).toBe(link)
  })
})
