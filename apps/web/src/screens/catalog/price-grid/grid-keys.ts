import type { KeyboardEvent } from 'react'
import { moveOfKey, moveTo, nextTaken, type Move } from './grid-move.ts'
import { isCoarsePointer } from './is-coarse-pointer.ts'
import type { GridCells } from './grid-cells.ts'
import type { GridCell } from './grid-view.ts'
import type { CellEditing } from './use-cell-editing.ts'

/** What the keys need to know and to move. */
export interface GridKeysOptions {
  readonly gridCells: GridCells
  readonly focus: (place: GridCell) => void
  readonly control: CellEditing
  /** A quantity was meant for a length that does not exist. */
  readonly onAbsent: (place: GridCell) => void
  /** To the left of a row's first lot is its name. */
  readonly onRowName: (row: number) => void
}

/** Keys that begin to fill a cell. */
const fillingKeys = /^(?:\d|Enter|F2| |\+|-)$/u

/** Keys that lead out of a field up or down, and to the sides when the field was opened by typing. */
function leavesField(move: Move | null, isTyping: boolean): boolean {
  return move === 'up' || move === 'down' || (isTyping && (move === 'left' || move === 'right'))
}

/**
 * The keys of the grid. In a cell: arrows move, digits and Enter open the editor, + and − step, Delete removes the lot from
 * the cart. In the editor: Enter confirms and, except on touch screens, moves to the next lot; Escape restores the quantity.
 * Returns whether the key was handled.
 */
export function createGridKeys({ gridCells, focus, control, onAbsent, onRowName }: GridKeysOptions) {
  const { editor, take, settle, restore, step, remove } = control
  const go = (place: GridCell, move: Move): void => {
    const from = gridCells.visibleCellOf(place)
    const next = moveTo(gridCells, from, move)
    if (move === 'left' && next.column === from.column) onRowName(place.row)
    else focus(gridCells.gridCellOf(next))
  }

  const onEditingKey = (place: GridCell, event: KeyboardEvent, isTyping: boolean): boolean => {
    const move = moveOfKey(event.key, event.ctrlKey || event.metaKey)
    if (event.key === 'Enter') {
      settle()
      const next = isCoarsePointer()
        ? null
        : nextTaken(gridCells, gridCells.visibleCellOf(place), event.shiftKey ? -1 : 1)
      focus(next === null ? place : gridCells.gridCellOf(next))
    } else if (event.key === 'Escape') {
      restore()
      focus(place)
    } else if (event.key === '+' || event.key === '-') step(place, event.key === '+' ? 1 : -1)
    else if (move !== null && leavesField(move, isTyping)) {
      settle()
      go(place, move)
    } else return false
    return true
  }

  const onIdleKey = (place: GridCell, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const move = moveOfKey(key, ctrlKey || metaKey)
    if (move !== null) {
      go(place, move)
      return true
    }
    if (ctrlKey || metaKey || altKey) return false
    if (!gridCells.isTaken(gridCells.visibleCellOf(place))) {
      if (fillingKeys.test(key)) onAbsent(place)
      return fillingKeys.test(key)
    }
    if (key === 'Enter' || key === 'F2' || key === ' ') take(place, null)
    else if (/^\d$/u.test(key)) take(place, key)
    else if (key === '+' || key === '-') step(place, key === '+' ? 1 : -1)
    else if (key === 'Delete' || key === 'Backspace') remove(place)
    else return false
    return true
  }

  return (place: GridCell, event: KeyboardEvent): void => {
    const isUsed = editor === null ? onIdleKey(place, event) : onEditingKey(place, event, editor.isTyping)
    if (isUsed) event.preventDefault()
  }
}
