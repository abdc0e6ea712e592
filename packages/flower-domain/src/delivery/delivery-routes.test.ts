import { expect, test } from 'vitest'
import { arrangeRoutes, findRouteProblem } from './delivery-routes.ts'

function route(name: string, ...stops: string[]) {
  return { name, carrier: '', stops }
}

test.each([
  ['nothing', [], null],
  ['routes with orders of their own', [route('Север', 'a', 'b'), route('Юг', 'c')], null],
  ['a route without a name', [route('Север'), route(' ')], { kind: 'name-missing', route: 1 }],
  ['a name twice', [route('Север'), route('Север ')], { kind: 'name-taken', route: 1 }],
  [
    'an order on two',
    [route('Север', 'a'), route('Юг', 'b', 'a')],
    { kind: 'stop-taken', route: 1, stop: 1 },
  ],
  ['an order twice on one', [route('Север', 'a', 'a')], { kind: 'stop-taken', route: 0, stop: 1 }],
])('what is wrong with %s', (_name, routes, problem) => {
  expect(findRouteProblem(routes)).toEqual(problem)
})

test('orders stand in the order of the stops, those on no route apart, and what is not brought any more nowhere', () => {
  const orders = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))
  const { routes, others } = arrangeRoutes(orders, [route('Север', 'c', 'canceled', 'a'), route('Юг')])
  expect(routes.map(({ name, stops }) => [name, stops.map(({ _id }) => _id)])).toEqual([
    ['Север', ['c', 'a']],
    ['Юг', []],
  ])
  expect(others).toEqual([{ _id: 'b' }, { _id: 'd' }])
})
