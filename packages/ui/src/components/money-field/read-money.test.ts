import { describe, expect, it } from 'vitest'
import { readMoney, writeMoney } from './read-money.ts'

const ru = { locale: 'ru-RU', fractionDigits: 2 }
const en = { locale: 'en-US', fractionDigits: 2 }

describe('readMoney', () => {
  it.each([
    ['1250', 125_000],
    ['1 250', 125_000],
    ['1\u00a0250,5', 125_050],
    ['1\u202f250.50', 125_050],
    ["1'250", 125_000],
    ['50 000 ₽', 5_000_000],
    ['0,01', 1],
    [',5', 50],
    ['12,', 1200],
    ['007', 700],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1.234.567', 123_456_700],
  ])('reads %j as %d kopecks', (text, minor) => {
    expect(readMoney(text, ru)).toEqual({ minor, problem: null })
  })

  it('takes nothing written for nothing, not for zero', () => {
    expect(readMoney('  ', ru)).toEqual({ minor: null, problem: null })
    expect(readMoney('0', ru)).toEqual({ minor: 0, problem: null })
  })

  it.each([
    ['сто рублей', 'unreadable'],
    ['1e5', 'unreadable'],
    ['12.34.56', 'unreadable'],
    ['1,2.3,4', 'unreadable'],
    [',', 'unreadable'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['1,999', 'too-precise'],
    ['1.999', 'too-precise'],
    ['99999999999999999', 'too-large'],
  ])('refuses %j as %s', (text, problem) => {
    expect(readMoney(text, ru)).toEqual({ minor: null, problem })
  })

  it('reads a comma before three digits as the language writes it', () => {
    expect(readMoney('1,234', en)).toEqual({ minor: 123_400, problem: null })
    expect(readMoney('1.234', en)).toEqual({ minor: null, problem: 'too-precise' })
    expect(readMoney('1,23', en)).toEqual({ minor: 123, problem: null })
    expect(readMoney('1,23,456', en)).toEqual({ minor: null, problem: 'unreadable' })
  })

  it('knows currencies with other minor units', () => {
    expect(readMoney('512,004137', { locale: 'ru', fractionDigits: 6 }).minor).toBe(512_004_137)
    expect(readMoney('1,234', { locale: 'en', fractionDigits: 6 }).minor).toBe(1_234_000)
    expect(readMoney('100', { locale: 'ru', fractionDigits: 0 }).minor).toBe(100)
    expect(readMoney('100,5', { locale: 'ru', fractionDigits: 0 }).problem).toBe('too-precise')
  })

  it('keeps the kopecks of a sum that a float would round', () => {
    expect(readMoney('90071992547409,91', ru).minor).toBe(9_007_199_254_740_991)
    expect(readMoney('1,15', ru).minor).toBe(115)
  })
})

describe('writeMoney', () => {
  it('groups as the locale does and spares whole sums their zeros', () => {
    expect(writeMoney(5_000_000, ru)).toBe('50\u00a0000')
    expect(writeMoney(5_000_050, ru)).toBe('50\u00a0000,50')
    expect(writeMoney(5_000_050, en)).toBe('50,000.50')
    expect(writeMoney(0, ru)).toBe('0')
  })

  it('writes what readMoney reads back', () => {
    for (const minor of [0, 1, 99, 100, 123_456, 100_000_001]) {
      expect(readMoney(writeMoney(minor, ru), ru).minor).toBe(minor)
      expect(readMoney(writeMoney(minor, en), en).minor).toBe(minor)
    }
  })
})
