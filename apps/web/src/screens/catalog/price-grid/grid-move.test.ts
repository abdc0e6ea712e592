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
  it('goes one cell in each direction, over empty ones too', () => {
    expect(moveTo(plan, { row: 0, column: 0 }, 'right')).toEqual({ row: 0, column: 1 })
    expect(moveTo(plan, { row: 0, column: 0 }, 'down')).toEqual({ row: 1, column: 0 })
    expect(moveTo(plan, { row: 2, column: 3 }, 'left')).toEqual({ row: 2, column: 2 })
    expect(moveTo(plan, { row: 2, column: 3 }, 'up')).toEqual({ row: 1, column: 3 })
  })

  it('stays at the edges', () => {
    expect(moveTo(plan, { row: 0, column: 0 }, 'left')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 0, column: 0 }, 'up')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 2, column: 3 }, 'right')).toEqual({ row: 2, column: 3 })
    expect(moveTo(plan, { row: 2, column: 3 }, 'page-down')).toEqual({ row: 2, column: 3 })
  })

  it('leads to the ends of the row and of the sheet', () => {
    expect(moveTo(plan, { row: 1, column: 2 }, 'row-start')).toEqual({ row: 1, column: 0 })
    expect(moveTo(plan, { row: 1, column: 2 }, 'row-end')).toEqual({ row: 1, column: 3 })
    expect(moveTo(plan, { row: 1, column: 2 }, 'start')).toEqual({ row: 0, column: 0 })
    expect(moveTo(plan, { row: 1, column: 2 }, 'end')).toEqual({ row: 2, column: 3 })
  })

  it('turns pages of eight rows', () => {
    const long = { ...plan, rowCount: 100 }
    expect(moveTo(long, { row: 20, column: 2 }, 'page-down')).toEqual({ row: 28, column: 2 })
    expect(moveTo(long, { row: 20, column: 2 }, 'page-up')).toEqual({ row: 12, column: 2 })
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
