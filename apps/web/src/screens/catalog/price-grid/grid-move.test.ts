import { describe, expect, it } from 'vitest'
import { moveOfKey, moveTo, nextTaken, type GridSize } from './grid-move.ts'

// Three rows of four lengths; x is a lot.
const picture = ['x.xx', '....', '.x.x']
const plan: GridSize = {
  rowCount: 3,
  columnCount: 4,
  isTaken: ({ row, column }) => picture[row]?.[column] === 'x',
}

describe('moveTo', () => {
  it('passes over lengths that do not exist, in the row and in the column', () => {
    expect(moveTo(plan, { row: 0, column: 0 }, 'right')).toEqual({ row: 0, column: 2 })
    expect(moveTo(plan, { row: 0, column: 2 }, 'left')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 0, column: 3 }, 'down')).toEqual({ row: 2, column: 3 })
    expect(moveTo(plan, { row: 2, column: 3 }, 'up')).toEqual({ row: 0, column: 3 })
  })

  it('stays where no other lot follows', () => {
    expect(moveTo(plan, { row: 0, column: 0 }, 'left')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 0, column: 0 }, 'up')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 0, column: 0 }, 'down')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 2, column: 3 }, 'page-down')).toEqual({ row: 2, column: 3 })
  })

  it('leads to the first and the last lot of the row and of the list', () => {
    expect(moveTo(plan, { row: 2, column: 3 }, 'row-start')).toEqual({ row: 2, column: 1 })
    expect(moveTo(plan, { row: 0, column: 0 }, 'row-end')).toEqual({ row: 0, column: 3 })
    expect(moveTo(plan, { row: 2, column: 1 }, 'start')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 0, column: 2 }, 'end')).toEqual({ row: 2, column: 3 })
  })

  it('turns pages of eight rows', () => {
    const full = { ...plan, rowCount: 100, isTaken: () => true }
    expect(moveTo(full, { row: 20, column: 2 }, 'page-down')).toEqual({ row: 28, column: 2 })
    expect(moveTo(full, { row: 20, column: 2 }, 'page-up')).toEqual({ row: 12, column: 2 })
    expect(moveTo(full, { row: 98, column: 2 }, 'page-down')).toEqual({ row: 99, column: 2 })
  })

  it('turns back on a page that ends without a lot of the length', () => {
    const sparse = { ...plan, rowCount: 30, isTaken: ({ row }: { row: number }) => row <= 5 }
    expect(moveTo(sparse, { row: 2, column: 1 }, 'page-down')).toEqual({ row: 5, column: 1 })
  })

  it('never leads to a length that does not exist', () => {
    const moves = ['up', 'down', 'left', 'right', 'row-start', 'row-end', 'start', 'end', 'page-up'] as const
    for (const from of [
      { row: 0, column: 2 },
      { row: 2, column: 1 },
    ]) {
      for (const move of moves) expect(plan.isTaken(moveTo(plan, from, move))).toBe(true)
    }
  })
})

describe('nextTaken', () => {
  it('goes to the right, then on to the rows below, past empty cells', () => {
    expect(nextTaken(plan, { row: 0, column: 0 }, 1)).toEqual({ row: 0, column: 2 })
    expect(nextTaken(plan, { row: 0, column: 3 }, 1)).toEqual({ row: 2, column: 1 })
  })

  it('goes back the same way', () => {
    expect(nextTaken(plan, { row: 2, column: 1 }, -1)).toEqual({ row: 0, column: 3 })
  })

  it('finds nothing past the first and the last lot', () => {
    expect(nextTaken(plan, { row: 2, column: 3 }, 1)).toBeNull()
    expect(nextTaken(plan, { row: 0, column: 0 }, -1)).toBeNull()
  })

  it('starts before the first cell where it is told to', () => {
    expect(nextTaken(plan, { row: 0, column: -1 }, 1)).toEqual({ row: 0, column: 0 })
  })
})

describe('moveOfKey', () => {
  it('knows the keys of a sheet', () => {
    expect(moveOfKey('ArrowDown', false)).toBe('down')
    expect(moveOfKey('Home', false)).toBe('row-start')
    expect(moveOfKey('Home', true)).toBe('start')
    expect(moveOfKey('End', true)).toBe('end')
  })

  it('leaves all other keys, and the browser its own', () => {
    expect(moveOfKey('a', false)).toBeNull()
    expect(moveOfKey('ArrowLeft', true)).toBeNull()
  })
})
