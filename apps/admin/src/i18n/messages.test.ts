import { expect, test } from 'vitest'

const files = import.meta.glob<Readonly<Record<string, string>>>('./messages/*/*.json', {
  import: 'default',
  eager: true,
})

test('staff read the name of no environment variable', () => {
  const texts = Object.values(files).flatMap((messages) => Object.values(messages))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\b[A-Z]{2,}_[A-Z]{2,}/u.test(text))).toEqual([])
})
