import { expect, test } from 'vitest'
import { pictureKind } from './picture-kind.ts'

test.each([
  ['Gypsophila Mint (tinted)', 'dyedGypsophila'],
  ['Гипсофила голубая', 'dyedGypsophila'],
  ['Bacardi Green (tinted)', 'dyedChrysanthemum'],
  ['Carnation Blue (tinted)', 'dyedCarnations'],
  ['Vendela Black (tinted)', 'dyes'],
])('the dyed flower %s is drawn as %s', (variety, kind) => {
  expect(pictureKind({ type: 'dyes', variety })).toBe(kind)
})

test.each([
  ['Cinerea', 'eucalyptus'],
  ['Parvifolia', 'narrowEucalyptus'],
  ['Silver Dollar', 'largeEucalyptus'],
  ['Populus', 'seededEucalyptus'],
])('the eucalyptus %s is drawn as %s', (variety, kind) => {
  expect(pictureKind({ type: 'eucalyptus', variety })).toBe(kind)
})

test('every other flower is drawn as its type', () => {
  expect(pictureKind({ type: 'roses', variety: 'Silver Dollar' })).toBe('roses')
})
