import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrows lead to the same cell of the next row, as in a spreadsheet. */
export function moveToRow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'Enter' && event.shiftKey ? -1 : steps[event.key]
  const input = event.target instanceof HTMLInputElement ? event.target : undefined
  const cell = input?.dataset['cell']
  // The arrows of a date change it.
  const isKept = input?.type === 'date' && event.key !== 'Enter'
  if (step === undefined || cell === undefined || isKept) return
  event.preventDefault()
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-cell=${cell}]`)]
  const next = column[column.findIndex((one) => one === input) + step]
  next?.focus()
  next?.select()
}
