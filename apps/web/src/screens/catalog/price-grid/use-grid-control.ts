import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { isPastOwnCutoff, type FlowerCard } from '@flower-market/flower-domain'
import { isSamePlace } from './cell-editor.ts'
import { cellAround, gridCellOfElement, varietyAround, varietyId } from './cell-element.ts'
import type { GridCells } from './grid-cells.ts'
import { cardAt, type GridCell, type GridView } from './grid-view.ts'
import { createGridKeys } from './grid-keys.ts'
import { moveTo } from './grid-move.ts'
import { useCellEditing } from './use-cell-editing.ts'
import { useRovingFocus } from './use-roving-focus.ts'
import { useLiveAnnouncements, type Ordered } from './use-live-announcements.ts'

/** What the sheet's control works on. */
export interface SheetControlOptions {
  readonly view: GridView
  readonly gridCells: GridCells
  readonly quantities: ReadonlyMap<string, number>
  /** Codes whose stock has changed just now. */
  readonly changed: ReadonlySet<string>
  readonly readOnly: boolean
  /** The moment, where lots have cut-offs of their own; else null. */
  readonly now: Date | null
  readonly onOrder: (card: FlowerCard, quantity: number) => void
  /** The picture or the name of a row of the layout was pressed. */
  readonly onVariety: (row: number) => void
}

/** What a button of the cell editor does: a pack `up` or `down`, or `take-all`; null elsewhere. */
function actionOf(target: EventTarget): string | null {
  return (target as Element).closest<HTMLElement>('[data-action]')?.dataset['action'] ?? null
}

function focusName(row: number): void {
  document.getElementById(varietyId(row))?.focus()
}

/** Focus, cell editor and keys of the grid, by listeners on the grid itself. */
export function useGridControl({
  view,
  gridCells,
  quantities,
  changed,
  readOnly,
  now,
  onOrder,
  onVariety,
}: SheetControlOptions) {
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  const [looked, setLooked] = useState<GridCell | null>(null)
  const [absent, setAbsent] = useState<GridCell | null>(null)
  const { at, focus, rest } = useRovingFocus()
  const control = useCellEditing({
    cardOf: (place) => {
      const card = readOnly ? null : cardAt(view, place)
      return card !== null && now !== null && isPastOwnCutoff(card, now) ? null : card
    },
    quantityOf: ({ code }) => quantities.get(code) ?? 0,
    onOrder: (card, quantity) => {
      setOrdered({ card, quantity })
      onOrder(card, quantity)
    },
  })
  const { editor, note, marks, markSeen, take, type, settle, takeAll, step } = control
  const onKey = createGridKeys({ gridCells, focus, control, onAbsent: setAbsent, onRowName: focusName })
  const held = editor && cardAt(view, editor.place)
  const isMoved = held !== null && changed.has(held.code) && !quantities.has(held.code)
  const announcement = useLiveAnnouncements({ view, ordered, note, absent, moved: isMoved ? held : null })

  const lookAt = (target: EventTarget): void => {
    const cell = cellAround(target)
    if (cell === null) return
    const place = gridCellOfElement(cell)
    setLooked(place)
    setAbsent((last) => (last !== null && isSamePlace(last, place) ? last : null))
    markSeen(place)
  }
  const takeAllAt = (place: GridCell): void => {
    takeAll(place)
    focus(place)
  }
  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') lookAt(target)
  }
  const onClick = ({ target }: MouseEvent): void => {
    const named = varietyAround(target)
    if (named !== null) onVariety(named)
    const cell = cellAround(target)
    if (cell === null) return
    const place = gridCellOfElement(cell)
    const action = actionOf(target)
    if (action === 'take-all') takeAllAt(place)
    else if (action !== null) step(place, action === 'up' ? 1 : -1)
    else if (editor === null) take(place, null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const named = varietyAround(event.target)
    if (named !== null && event.key === 'ArrowRight') {
      const { row } = gridCells.visibleCellOf({ row: named, column: 0 })
      focus(gridCells.gridCellOf(moveTo(gridCells, { row, column: -1 }, 'right')))
    }
    const cell = cellAround(event.target)
    // A key on a button of the editor presses that button.
    if (cell !== null && !(event.key === 'Enter' && actionOf(event.target) !== null))
      onKey(gridCellOfElement(cell), event)
  }
  const onFocus = ({ target }: FocusEvent): void => {
    lookAt(target)
    if (target instanceof HTMLTableCellElement) rest(gridCellOfElement(target))
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    // Another window in front takes the focus away for a while only: then the field is still the page's focus.
    if (editor === null || document.activeElement === target) return
    if (relatedTarget === null || cellAround(relatedTarget) !== cellAround(target)) settle()
  }
  const onChange = ({ target }: { target: EventTarget }): void => type((target as HTMLInputElement).value)

  return {
    at,
    focus,
    editor,
    note,
    marks,
    takeAllAt,
    dismissNote: control.forget,
    announcement,
    /** The place that was pointed at or focused last. */
    looked,
    listeners: { onPointerOver, onClick, onKeyDown, onFocus, onBlur, onChange },
  }
}
