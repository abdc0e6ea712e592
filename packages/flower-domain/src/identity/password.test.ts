import { describe, expect, it } from 'vitest'
import { findPasswordFault, passwordMaxLength } from './password.ts'

const anna = ['anna@buket.example', 'Анна', 'Котова']

const isCommon = (password: string): boolean => password === 'password123'

describe('findPasswordFault', () => {
  it.each(['корова на лугу', 'correct horse', '🌷🌷🌷🌷🌷🌷🌷🌷🌷🌷', 'kotova likes tulips'])(
    'takes %j',
    (password) => {
      expect(findPasswordFault(password, anna)).toBeNull()
    },
  )

  it('wants ten characters, however they are encoded', () => {
    expect(findPasswordFault('123456789')).toBe('too-short')
    expect(findPasswordFault('🌷🌷🌷🌷🌷🌷🌷🌷🌷')).toBe('too-short')
  })

  it('refuses what is longer than the server hashes', () => {
    expect(findPasswordFault('a'.repeat(passwordMaxLength))).toBeNull()
    expect(findPasswordFault('a'.repeat(passwordMaxLength + 1))).toBe('too-long')
  })

  it('refuses a name with little around it', () => {
    expect(findPasswordFault('Котова2026', ['Котова'])).toBe('personal')
    expect(findPasswordFault('anna@buket.example', anna)).toBe('personal')
    expect(findPasswordFault('anna-11@buket.example', ['anna-11@buket.example'])).toBe('personal')
    expect(findPasswordFault('Котова!!!!!!!!', ['Котова'])).toBe('personal')
  })

  it('refuses what stands in lists of leaked passwords, in any case', () => {
    expect(findPasswordFault('Password123', [], isCommon)).toBe('too-common')
  })
})
