import { describe, expect, it } from 'vitest'
import { isInn } from './inn.ts'

describe('isInn', () => {
  it.each(['7707083893', '7736050003', '500100732259'])('accepts %s', (inn) => {
    expect(isInn(inn)).toBe(true)
  })

  it.each([
    ['7707083894', 'a wrong check digit of a company'],
    ['500100732258', 'a wrong second check digit of a person'],
    ['500100732269', 'a wrong first check digit of a person'],
    ['0000000000', 'all zeros'],
    ['770708389', 'nine digits'],
    ['77070838930', 'eleven digits'],
    ['77070838a3', 'a letter'],
    [' 7707083893', 'a space'],
    ['', 'nothing'],
  ])('refuses %j: %s', (inn) => {
    expect(isInn(inn)).toBe(false)
  })
})
