import { describe, expect, it } from 'vitest'
import { findPasswordIssue, passwordMaxLength } from './password.ts'

const anna = ['anna@buket.example', 'Анна', 'Котова']

function isCommon(password: string): boolean {
  return password === 'password123'
}

describe('findPasswordIssue', () => {
  it.each(['корова на лугу', 'correct horse', '🌷🌷🌷🌷🌷🌷🌷🌷🌷🌷', 'kotova likes tulips'])(
    'takes %j',
    (password) => {
      expect(findPasswordIssue(password, anna)).toBeNull()
    },
  )

  it('requires ten characters, however they are encoded', () => {
    expect(findPasswordIssue('123456789')).toBe('too-short')
    expect(findPasswordIssue('🌷🌷🌷🌷🌷🌷🌷🌷🌷')).toBe('too-short')
  })

  it('refuses what is longer than the server hashes', () => {
    expect(findPasswordIssue('a'.repeat(passwordMaxLength))).toBeNull()
    expect(findPasswordIssue('a'.repeat(passwordMaxLength + 1))).toBe('too-long')
  })

  it('refuses a name with few other characters', () => {
    expect(findPasswordIssue('Котова2026', ['Котова'])).toBe('personal')
    expect(findPasswordIssue('anna@buket.example', anna)).toBe('personal')
    expect(findPasswordIssue('anna-11@buket.example', ['anna-11@buket.example'])).toBe('personal')
    expect(findPasswordIssue('Котова!!!!!!!!', ['Котова'])).toBe('personal')
  })

  it.each(['flowers flowers', 'Flower-Market!', 'цветы и розы'])(
    'refuses %j as words of the shop',
    (password) => {
      expect(findPasswordIssue(password, anna)).toBe('shop-words')
      expect(findPasswordIssue(`seven lazy frogs ${password}`, anna)).toBeNull()
    },
  )

  it('names the person first where a password has words of both', () => {
    expect(findPasswordIssue('anna flowers', anna)).toBe('personal')
  })

  it('refuses leaked passwords, in upper or lower case', () => {
    expect(findPasswordIssue('Password123', [], isCommon)).toBe('too-common')
  })
})
