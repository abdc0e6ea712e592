import { expect, test } from 'vitest'
import { writtenName } from './written-name.ts'

test.each([
  ['pink o’hara', '12 · Pink O’Hara · 60', 'Pink O’Hara'],
  ['зимняя сказка', 'Зимняя  сказка · 70', 'Зимняя сказка'],
  // The price list’s reader leaves out the type and the length.
  ['pink mondyal', 'Rose Pink Mondyal 60 cm', 'Pink Mondyal'],
  ['вальс берегу москвы реки', 'Вальс на берегу Москвы-реки · 60 · 95', 'Вальс на берегу Москвы-реки'],
  ['white flight', 'Flight White · 60', 'White flight'],
  ['red naomi', 'Red · Naomi', 'Red naomi'],
])('%s in «%s» is written %s', (words, text, written) => {
  expect(writtenName(words, text)).toBe(written)
})
