import { expect, test } from 'vitest'
import { compareSeenTerms, type SeenTerms } from './seen-terms.ts'

const current: SeenTerms = {
  color: 'red',
  stemsPerBunch: 25,
  stemsPerBox: 250,
  soldBy: 'bunch',
  freight: 1_900,
  regions: ['moscow', 'kazan'],
}

test('what is changed has to be as it was seen; what is not changed may be another by now', () => {
  expect(compareSeenTerms({ freight: 2_000 }, { freight: 1_900, soldBy: 'box' }, current)).toEqual({
    ok: true,
  })
  expect(compareSeenTerms({ regions: null }, { regions: ['kazan', 'moscow'] }, current)).toEqual({ ok: true })
  expect(compareSeenTerms({}, {}, current)).toEqual({ ok: true })
})

test.each([
  [{ freight: 2_000 }, {}, 'not-named', 'freight'],
  [{ freight: 2_000 }, { freight: 1_800 }, 'changed', 'freight'],
  [{ regions: null }, { regions: null }, 'changed', 'regions'],
  [{ stemsPerBox: 300 }, { stemsPerBunch: 25 }, 'not-named', 'stemsPerBox'],
  [{ color: 'white' }, { color: 'pink' }, 'changed', 'color'],
] as const)('the change %j by who saw %j is refused: %s %s', (changed, seen, reason, term) => {
  expect(compareSeenTerms(changed, seen, current)).toEqual({ ok: false, reason, term })
})
