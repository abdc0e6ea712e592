import { expect, it } from 'vitest'
import { searchWords } from './search-text.ts'

it('ignores case, punctuation and the dots of ё', () => {
  expect(searchWords(' «Жёлтая»  роза, 60-см ')).toEqual(['желтая', 'роза', '60', 'см'])
})

it('has no words without a letter or digit', () => {
  expect(searchWords(' , ')).toEqual([])
})
