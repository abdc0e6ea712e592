import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrows lead to the same cell of the next row, as in a spreadsheet. */
export function moveToRow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'Enter' && event.shiftKey ? -1 : steps[event.key]
  const input = event.target instanceof HTMLInputElement ? event.target : undefined
  const cell = input?.dataset['cell']
  // With Alt the arrow opens the calendar of a day.
  if (step === undefined || cell === undefined || event.altKey) return
  event.preventDefault()
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-cell=${cell}]`)]
  const next = column[column.findIndex((one) => one === input) + step]
  next?.focus()
  next?.select()
}
