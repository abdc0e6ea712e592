import { expect, test } from 'vitest'
import { isWanted, readStories } from './story-list.ts'

test.each([
  ['ui-button--primary', ['UI/Button'], true],
  ['ui-button--primary', ['ui-button--primary'], true],
  ['ui-button--primary', ['UI'], true],
  ['ui-buttongroup--wide', ['UI/Button'], false],
  ['screens-cart--empty', ['UI', 'Screens/Cart'], true],
  ['screens-cart--empty', ['UI', 'Flows'], false],
  ['screens-cart--empty', [], true],
])('%s is wanted with --only %j: %s', (id, only, expected) => {
  expect(isWanted(id, only)).toBe(expected)
})

test('a folder without a built Storybook is an error, not an empty list', () => {
  expect(() => readStories('/nowhere')).toThrow('no built Storybook in /nowhere')
})
