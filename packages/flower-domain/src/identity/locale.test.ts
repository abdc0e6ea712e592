import { describe, expect, it } from 'vitest'
import { preferredLocale, readLocale } from './locale.ts'

describe('preferredLocale', () => {
  it.each([
    ['en-US,en;q=0.9', 'en'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['de-DE,de;q=0.9,en;q=0.7,ru;q=0.8', 'ru'],
    ['de, EN-gb;q=0.5', 'en'],
    ['en;q=0, ru;q=0.1', 'ru'],
    ['en;q=0', 'ru'],
    ['de,fr', 'ru'],
    ['*', 'ru'],
    ['en;q=much', 'ru'],
    ['', 'ru'],
    [undefined, 'ru'],
  ])('reads %j as %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })
})

describe('readLocale', () => {
  it.each([
    ['ru', 'ru'],
    ['en', 'en'],
    ['EN', null],
    ['de', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %s', (text, locale) => {
    expect(readLocale(text)).toBe(locale)
  })
})
