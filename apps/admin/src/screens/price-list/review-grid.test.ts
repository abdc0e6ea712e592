import { describe, expect, it } from 'vitest'
import { gridStatuses, reviewSums, toGrid } from './review-grid.ts'
import type { ReviewLine } from './use-review.ts'

type Facts = NonNullable<ReviewLine['after']>

function lot(variety: string, lengthCm: number, changes: Partial<Facts> = {}): Facts {
  return {
    type: 'roses',
    variety,
    lengthCm,
    color: 'red',
    tint: '#b3122b',
    price: 10_000,
    availability: 'inStock',
    deliveryDate: '2026-11-23',
    stemsAvailable: 100,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    soldBy: 'bunch',
    ...changes,
  }
}
function line(
  number: number | null,
  status: ReviewLine['status'],
  before: Facts | null,
  after: Facts | null,
): ReviewLine {
  const rest = { text: '', reason: null, code: null, asked: null, words: '', candidates: [] }
  return { number, status, before, after, ...rest }
}

const lines = [
  line(2, 'changed', lot('Mondial', 60), lot('Mondial', 60, { price: 12_000, stemsAvailable: 150 })),
  line(3, 'added', null, lot('Mondial', 40, { stemsPerBunch: 20 })),
  line(4, 'unchanged', lot('Explorer', 50), lot('Explorer', 50)),
  line(5, 'skipped', lot('Explorer', 70), lot('Explorer', 70, { stemsAvailable: 900 })),
  line(6, 'refused', null, null),
  line(null, 'withdrawn', lot('Freedom', 90), null),
]
const everything = new Set(gridStatuses)

describe('the grid of a review', () => {
  it('has a row for each variety in the order of the file, and a column for each length', () => {
    const { lengths, rows } = toGrid(lines, everything)
    expect(lengths).toEqual([40, 50, 60, 70, 90])
    expect(rows.map(({ variety, bunches }) => [variety, bunches])).toEqual([
      ['Mondial', [20, 25]],
      ['Explorer', [25]],
      ['Freedom', [25]],
    ])
    expect([...(rows[0]?.cells ?? [])].map(([length, { status }]) => [length, status])).toEqual([
      [60, 'changed'],
      [40, 'added'],
    ])
  })

  it('leaves out varieties, and lengths of them alone, that have nothing of what is shown', () => {
    const { lengths, rows } = toGrid(lines, new Set(['withdrawn']))
    expect([rows.map(({ variety }) => variety), lengths]).toEqual([['Freedom'], [90]])
  })

  it('shows the line of a lot that is taken before one that is left out, wherever it stands', () => {
    const twice = [
      line(7, 'skipped', null, lot('Mondial', 60)),
      line(8, 'added', null, lot('Mondial', 60)),
      line(9, 'skipped', null, lot('Mondial', 60)),
    ]
    expect(toGrid(twice, everything).rows[0]?.cells.get(60)?.line.number).toBe(8)
  })
})

describe('the sums of a review', () => {
  it('counts a line that is left out as it is, and averages the prices that change', () => {
    expect(reviewSums(lines)).toEqual({ stemsBefore: 400, stemsAfter: 450, priceChange: 2_000 })
  })

  it('has no change of prices where none changes', () => {
    expect(reviewSums(lines.slice(2)).priceChange).toBeNull()
  })
})
