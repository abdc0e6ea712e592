import { describe, expect, it } from 'vitest'
import { minorToDecimalString, parseMinor } from './decimal.ts'

describe('parseMinor', () => {
  it.each([
    ['45', 4500],
    ['45,5', 4550],
    ['45.50', 4550],
    ['1 234,56', 123_456],
    ['1\u00A0234,56', 123_456],
    ['1\u202F234.5', 123_450],
    [' ,5 ', 50],
    ['7.', 700],
    ['-3,10', -310],
    ['−3,10', -310],
    ['1,500', 150],
    ['0', 0],
  ])('reads %j as %d kopecks', (text, minor) => {
    expect(parseMinor(text, { fractionDigits: 2 })).toEqual({ ok: true, minor })
  })

  it.each([
    ['', 'empty'],
    [' \u00A0', 'empty'],
    ['abc', 'not-a-number'],
    ['.', 'not-a-number'],
    ['-', 'not-a-number'],
    ['1,234.56', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['٣', 'not-a-number'],
    ['1,005', 'too-many-fraction-digits'],
    ['99999999999999999', 'too-large'],
  ])('refuses %j as %s', (text, reason) => {
    expect(parseMinor(text, { fractionDigits: 2 })).toEqual({ ok: false, reason })
  })

  it('has no minus zero', () => {
    expect(parseMinor('-0', { fractionDigits: 2 })).toEqual({ ok: true, minor: 0 })
  })

  it('reads the six digits of USDT', () => {
    expect(parseMinor('10,000001', { fractionDigits: 6 })).toEqual({ ok: true, minor: 10_000_001 })
  })
})

describe('minorToDecimalString', () => {
  it.each([
    [4550, 2, '45.50'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [7, 0, '7'],
    [10_000_001, 6, '10.000001'],
  ])('writes %d with %d digits as %s', (minor, fractionDigits, text) => {
    expect(minorToDecimalString(minor, fractionDigits)).toBe(text)
  })

  it('refuses parts of a minor unit', () => {
    expect(() => minorToDecimalString(0.5, 2)).toThrow(RangeError)
  })
})
