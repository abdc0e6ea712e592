import { expect, test } from 'vitest'
import { addRoute, draftsOf, findDraftProblems, moveStop, placeStop, toRoutes } from './route-draft.ts'

const drafts = draftsOf([
  { name: 'Север', carrier: 'Газель', stops: ['a', 'b', 'c'] },
  { name: 'Юг', carrier: '', stops: ['d'] },
])

function stopsOf(routes: readonly { readonly stops: readonly string[] }[]): string[] {
  return routes.map(({ stops }) => stops.join(''))
}

test('an order is at the end of the route that it is put on, and on no other', () => {
  expect(stopsOf(placeStop(drafts, 'a', 1))).toEqual(['bc', 'da'])
  expect(stopsOf(placeStop(drafts, 'a', null))).toEqual(['bc', 'd'])
  expect(stopsOf(placeStop(drafts, 'new', 0))).toEqual(['abcnew', 'd'])
})

test('a stop moves by one, and the ends stay', () => {
  expect(stopsOf(moveStop(drafts, 'b', -1))).toEqual(['bac', 'd'])
  expect(stopsOf(moveStop(drafts, 'b', 1))).toEqual(['acb', 'd'])
  expect(stopsOf(moveStop(drafts, 'a', -1))).toEqual(['abc', 'd'])
  expect(stopsOf(moveStop(drafts, 'd', 1))).toEqual(['abc', 'd'])
})

test('a new route has a key of its own, also after others are gone', () => {
  expect(addRoute([]).map(({ key }) => key)).toEqual([0])
  expect(addRoute(drafts.slice(1)).map(({ key }) => key)).toEqual([1, 2])
})

test('what is not brought any more is not saved', () => {
  expect(toRoutes(drafts, new Set(['a', 'c']))).toEqual([
    { name: 'Север', carrier: 'Газель', stops: ['a', 'c'] },
    { name: 'Юг', carrier: '', stops: [] },
  ])
})

test('a name that is missing or taken is said at its field', () => {
  expect(findDraftProblems(drafts)).toBeNull()
  const unnamed = addRoute(drafts)
  expect(findDraftProblems(unnamed)).toEqual({ 'name-2': 'orders.routeNameMissing' })
  const twice = unnamed.map(({ name, ...draft }) => Object.assign(draft, { name: name || 'Юг' }))
  expect(findDraftProblems(twice)).toEqual({ 'name-2': 'orders.routeNameTaken' })
})
