import { expect, test } from 'vitest'
import { localeOf, localizePath, stripLocale } from './locale.ts'

test('the prefix decides the language, and nothing that only looks like it', () => {
  expect(localeOf('/en')).toBe('en')
  expect(localeOf('/en/catalog')).toBe('en')
  expect(localeOf('/')).toBe('ru')
  expect(localeOf('/england')).toBe('ru')
  expect(localeOf('/catalog/en')).toBe('ru')
})

test.each(['/', '/catalog', '/history/order-1?page=2', '/catalog?name=en#top', '/england'])(
  '%s is the same place in both languages',
  (path) => {
    expect(localizePath('ru', path)).toBe(path)
    expect(stripLocale(localizePath('en', path))).toBe(path)
    expect(localizePath('ru', localizePath('en', path))).toBe(path)
    expect(localizePath('en', localizePath('en', path))).toBe(localizePath('en', path))
  },
)

test('English stands under /en, its root without a slash at the end', () => {
  expect(localizePath('en', '/cart?day=1')).toBe('/en/cart?day=1')
  expect(localizePath('en', '/')).toBe('/en')
})
