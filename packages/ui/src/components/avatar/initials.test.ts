import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it('takes the first and the last word in any alphabet', () => {
    expect(initialsOf('Анна Королёва')).toBe('АК')
    expect(initialsOf('Juan Carlos de la Vega')).toBe('JV')
    expect(initialsOf('ирина')).toBe('И')
  })

  it('sees through quotes and dots', () => {
    expect(initialsOf('«Букет» Москва')).toBe('БМ')
    expect(initialsOf('А.С. Пушкин')).toBe('АП')
  })

  it('is empty where there is no letter to show', () => {
    expect(initialsOf('')).toBe('')
    expect(initialsOf('  +7 999 ')).toBe('')
  })
})
