import { describe, expect, it } from 'vitest'
import { nextTableSort } from './table-sort.ts'

describe('nextTableSort', () => {
  it('begins every column ascending', () => {
    expect(nextTableSort(null, 'sum')).toEqual({ column: 'sum', direction: 'ascending' })
    expect(nextTableSort({ column: 'date', direction: 'ascending' }, 'sum')).toEqual({
      column: 'sum',
      direction: 'ascending',
    })
  })

  it('turns the order of the column that already orders the rows', () => {
    expect(nextTableSort({ column: 'sum', direction: 'ascending' }, 'sum').direction).toBe('descending')
    expect(nextTableSort({ column: 'sum', direction: 'descending' }, 'sum').direction).toBe('ascending')
  })
})
