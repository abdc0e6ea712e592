import { expect, test } from 'vitest'
import { charactersBySource } from './module-bytes.ts'

test('the characters of a script are shared out to its sources, and what comes from none is kept apart', () => {
  // Columns 0 to 3 of the first source, 4 to 5 of none, 6 to 8 of the second; on the next line all of the second.
  const mappings = 'AAAA,I,ECAA;AAAA'
  const script = 'aaaa--bbb\nbb'
  expect(Object.fromEntries(charactersBySource(script, { mappings, sources: ['a.ts', 'b.ts'] }))).toEqual({
    'a.ts': 4,
    '': 2,
    'b.ts': 5,
  })
})
