import type { KeyboardEvent } from 'react'
import { moveOfKey, moveTo, nextTaken, type Move } from './grid-move.ts'
import { hasFinger } from './has-finger.ts'
import type { Seats } from './seats.ts'
import type { Place } from './sheet-view.ts'
import type { HandControl } from './use-hand.ts'

/** What the keys need to know and to move. */
export interface GridKeysOptions {
  readonly seats: Seats
  readonly focus: (place: Place) => void
  readonly control: HandControl
}

/** Keys that lead out of a field up or down, and to the sides when the field was opened by typing. */
const leavesField = (move: Move | null, isTyping: boolean): boolean =>
  move === 'up' || move === 'down' || (isTyping && (move === 'left' || move === 'right'))

/**
 * The keys of the sheet. In a cell: arrows move, digits and Enter take it in hand, + and − step, Delete takes it out of
 * the cart. In hand: Enter settles and, but for a finger, goes on to the next lot; Escape puts everything back. Gives whether a key of a
 * place was used.
 */
export const useGridKeys = ({ seats, focus, control }: GridKeysOptions) => {
  const { hand, take, settle, restore, step, remove } = control
  const go = (place: Place, move: Move): void =>
    focus(seats.placeOf(moveTo(seats, seats.seatOf(place), move)))

  const inHand = (place: Place, event: KeyboardEvent, isTyping: boolean): boolean => {
    const move = moveOfKey(event.key, event.ctrlKey || event.metaKey)
    if (event.key === 'Enter') {
      settle()
      const next = hasFinger() ? null : nextTaken(seats, seats.seatOf(place), event.shiftKey ? -1 : 1)
      focus(next === null ? place : seats.placeOf(next))
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

  const atRest = (place: Place, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const move = moveOfKey(key, ctrlKey || metaKey)
    if (move !== null) {
      go(place, move)
      return true
    }
    if (ctrlKey || metaKey || altKey || !seats.isTaken(seats.seatOf(place))) return false
    if (key === 'Enter' || key === 'F2' || key === ' ') take(place, null)
    else if (/^\d$/u.test(key)) take(place, key)
    else if (key === '+' || key === '-') step(place, key === '+' ? 1 : -1)
    else if (key === 'Delete' || key === 'Backspace') remove(place)
    else return false
    return true
  }

  return (place: Place, event: KeyboardEvent): void => {
    const isUsed = hand === null ? atRest(place, event) : inHand(place, event, hand.isTyping)
    if (isUsed) event.preventDefault()
  }
}
