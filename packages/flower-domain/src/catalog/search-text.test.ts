import { expect, it } from 'vitest'
import { searchWords } from './search-text.ts'

it('looks up words without their case, their signs and the dots of ё', () => {
  expect(searchWords(' «Жёлтая»  роза, 60-см ')).toEqual(['желтая', 'роза', '60', 'см'])
})

it('has nothing to look up where there is neither a letter nor a digit', () => {
  expect(searchWords(' , ')).toEqual([])
})
