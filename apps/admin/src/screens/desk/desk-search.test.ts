import { expect, test } from 'vitest'
import { fullDesk } from './desk.fixtures.ts'
import { searchDesk } from './desk-search.ts'

test.each([
  ['', fullDesk.items.length],
  ['котова пополнение', 1],
  ['10391', 1],
  ['770412345678', 1],
  // The sum in rubles.
  ['50000', 1],
  ['АХМЕДОВ', 2],
  ['письмо увед', 1],
  ['никто', 0],
])('the search «%s» finds %i', (search, count) => {
  const nobody = { name: '', company: '' }
  const ownerOf = ({ kind, person }: (typeof fullDesk.items)[number]) =>
    person ?? (kind === 'job' ? { name: 'Письмо с уведомлением', company: '' } : nobody)
  const found = searchDesk(fullDesk.items, search, ownerOf, ({ kind }) =>
    kind === 'top-up' ? 'Пополнение' : '',
  )
  expect(found).toHaveLength(count)
})
