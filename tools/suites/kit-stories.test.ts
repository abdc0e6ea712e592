import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { componentNames, componentsFolder } from './kit-table.ts'

/** Shown on the page of foundations, all at once. */
const withoutOwnStories = new Set(['icons'])

/** What nobody can operate: it shows, lays out, or wires what its owner puts into it. */
const notOperated: Readonly<Record<string, readonly string[]>> = {
  'shows something': [
    'avatar',
    'badge',
    'countdown',
    'description-list',
    'flower-picture',
    'free-delivery-progress',
    'logo-mark',
    'price',
    'price-ladder',
    'progress-bar',
    'qr-code',
    'skeleton',
    'sparkline',
    'spinner',
    'status-badge',
    'sum-list',
    'timeline',
    'visually-hidden',
  ],
  'lays out what its owner gives it': ['empty-state', 'page-header', 'stack'],
  "names its owner's field": ['field', 'fieldset'],
  'keeps everybody out while it is there': ['loading-overlay'],
}

const components = componentNames().map((name) => {
  const files = globSync(`${name}/*.stories.tsx`, { cwd: componentsFolder })
  return {
    name,
    stories: files.map((file) => readFileSync(path.join(componentsFolder, file), 'utf8')).join('\n'),
  }
})
const own = components.filter(({ name }) => !withoutOwnStories.has(name))
function without(pattern: RegExp): string[] {
  return own.filter(({ stories }) => !pattern.test(stories)).map(({ name }) => name)
}

test('every component has stories and says in its docs when to use it', () => {
  expect(components.length).toBeGreaterThan(60)
  expect(without(/title: 'UI\//u)).toEqual([])
  expect(without(/description: \{\s*component:\s*['"`]/u)).toEqual([])
})

test('every component that can be operated has a story that plays it by keyboard', () => {
  const unplayed = without(/export const \w*Keyboard\w* = /u)
  expect(unplayed.toSorted()).toEqual(Object.values(notOperated).flat().toSorted())
})

test('every story named after the keyboard uses it', () => {
  const keyboardStory = /export const (?<name>\w*Keyboard\w*) = .*?(?=\nexport const |$)/gsu
  const unused = own.flatMap(({ name, stories }) =>
    [...stories.matchAll(keyboardStory)]
      .filter(([source]) => !/userEvent\.(?:keyboard|tab)\(/u.test(source))
      .map((match) => `${name}: ${match.groups?.['name']}`),
  )
  expect(unused).toEqual([])
})
