import { expect, test } from 'vitest'
import { checkLaterPart, filesOfPart } from './later-parts.ts'

const built = {
  'index.html': { file: 'index.js', name: 'index', imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js', name: 'react' },
  '_client.js': { file: 'client.js', name: 'client', imports: ['_react.js', '_rules.js', '_button.js'] },
  '_rules.js': { file: 'rules.js', name: 'rules', imports: ['index.html'] },
  '_button.js': { file: 'button.js', name: 'button', imports: ['_rules.js'], css: ['button.css'] },
}

test('the files of a part are those that it imports, with their sheets, but for what the entry has', () => {
  expect(filesOfPart(built, 'client')).toEqual(['client.js', 'rules.js', 'button.js', 'button.css'])
})

test('a part that is not in the build is an error, and not a part without files', () => {
  expect(() => filesOfPart(built, 'whole-list')).toThrow('The build has no part named whole-list.')
})

test('a part may have as many files as its budget allows, and not one more', () => {
  expect(checkLaterPart(built, 'client', { files: 4 }).isPassed).toBe(true)
  expect(checkLaterPart(built, 'client', { files: 3 }).isPassed).toBe(false)
})
