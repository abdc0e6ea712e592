import { describe, expect, it } from 'vitest'
import { estimatePassword } from './estimate-password.ts'

describe('estimatePassword', () => {
  it('gives nothing for nothing', () => {
    expect(estimatePassword('')).toBe(0)
  })

  it.each(['12345678', 'qwertyuiop', 'йцукенгш', 'aaaaaaaaaaaa', 'password', 'пароль', 'abcdefgh'])(
    'sees through %j',
    (password) => {
      expect(estimatePassword(password)).toBe(0)
    },
  )

  it('rises with length and kinds of characters', () => {
    const scores = ['xr', 'xr7k', 'xr7kwmx9', 'Xr7kWmx9!', 'Xr7kWmx9!pFbu'].map((password) =>
      estimatePassword(password),
    )
    expect(scores).toEqual([0, 1, 2, 3, 4])
  })

  it('values a long phrase in any alphabet', () => {
    expect(estimatePassword('красная роза у окна')).toBe(4)
    expect(estimatePassword('correct horse battery staple')).toBe(4)
  })

  it('gives nothing for the person’s own name and email', () => {
    expect(estimatePassword('tsvetochnik')).toBeGreaterThan(1)
    expect(estimatePassword('tsvetochnik', ['Tsvetochnik@buket.example'])).toBe(0)
  })

  it('does not fall when a common word has something of its own around it', () => {
    expect(estimatePassword('password')).toBeLessThan(estimatePassword('password-Rt7kWm'))
  })
})
