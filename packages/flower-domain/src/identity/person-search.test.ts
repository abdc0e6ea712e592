import { expect, it } from 'vitest'
import { readPersonSearch, personSearchTerms } from './person-search.ts'

it('takes a text apart at everything that is no letter and no digit', () => {
  expect(personSearchTerms(' Салон «Букет», ИП-9 ')).toEqual(['салон', 'букет', 'ип', '9'])
  expect(personSearchTerms('%%')).toEqual([])
})

it.each([
  ['8 (916) 123', { phoneStarts: ['8916123', '7916123'], phoneEnd: '8916123' }],
  ['+375 29', { phoneStarts: ['37529'], phoneEnd: '37529' }],
  ['916', { phoneStarts: ['916', '7916'], phoneEnd: '916' }],
  ['45-01', { phoneStarts: ['4501', '74501'], phoneEnd: '4501' }],
  ['Роза 9', { phoneStarts: [], phoneEnd: null }],
  ['()', { phoneStarts: [], phoneEnd: null }],
])('reads the phone in %s', (text, expected) => {
  expect(readPersonSearch(text)).toMatchObject(expected)
})
