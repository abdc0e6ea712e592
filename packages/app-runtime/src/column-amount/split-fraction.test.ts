import { describe, expect, it } from 'vitest'
import { splitFraction } from './split-fraction.ts'

describe('splitFraction', () => {
  it('divides an amount before its kopecks, in both languages', () => {
    expect(splitFraction('11 032,50 ₽')).toEqual(['11 032', ',50 ₽'])
    expect(splitFraction('₽11,032.50')).toEqual(['₽11,032', '.50'])
    expect(splitFraction('−₽0.50')).toEqual(['−₽0', '.50'])
  })

  it('takes no group of thousands for kopecks', () => {
    expect(splitFraction('₽11,032')).toEqual(['₽11,032', ''])
    expect(splitFraction('11 032 ₽')).toEqual(['11 032 ₽', ''])
  })
})
