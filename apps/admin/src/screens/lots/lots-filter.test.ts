import { expect, test } from 'vitest'
import { toLotQuery } from './lots-filter.ts'

test('each part narrows the list, and what no call would take is left out', () => {
  const filter = { search: 'роза', type: 'roses', plantation: 'duinster', region: 'moscow', kind: 'toOrder' }
  expect(toLotQuery({ ...filter, day: '2026-11-26' })).toEqual({
    search: 'роза',
    type: 'roses',
    plantationId: 'duinster',
    region: 'moscow',
    availability: 'toOrder',
    date: '2026-11-26',
  })
  const none = { search: '', type: 'trees', plantation: '', region: '', kind: 'maybe', day: 'завтра' }
  expect(toLotQuery(none)).toEqual({})
})
