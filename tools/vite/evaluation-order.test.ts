import { expect, test } from 'vitest'
import { inEvaluationOrder } from './evaluation-order.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  'client.js': ['entry.js', 'libraries.js', 'contract.js'],
  'contract.js': ['catalog.js'],
  'catalog.js': ['libraries.js'],
}

function order(files: readonly string[]) {
  return inEvaluationOrder(files, (file) => imports[file] ?? [])
}

test('a file comes after all that it imports, also where it is named before them', () => {
  expect(order(['client.js', 'libraries.js', 'contract.js', 'catalog.js'])).toEqual([
    'libraries.js',
    'catalog.js',
    'contract.js',
    'client.js',
  ])
})

test('what is imported through a file that is not asked for still comes first', () => {
  expect(order(['contract.js', 'libraries.js'])).toEqual(['libraries.js', 'contract.js'])
})

test('files that import each other are in one order or the other', () => {
  const round: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['a'] }
  expect(inEvaluationOrder(['a', 'b'], (file) => round[file] ?? [])).toEqual(['b', 'a'])
})
