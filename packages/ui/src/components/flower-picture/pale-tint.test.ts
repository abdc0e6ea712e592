import { expect, it } from 'vitest'
import { isPaleTint } from './pale-tint.ts'

it.each(['#ffffff', '#f4f1e8', '#ecdcc0'])('%s needs a darker plate', (tint) => {
  expect(isPaleTint(tint)).toBe(true)
})

it.each(['#efc6cf', '#f0c93a', '#b3202c', 'white', undefined])('%s does not', (tint) => {
  expect(isPaleTint(tint)).toBe(false)
})
