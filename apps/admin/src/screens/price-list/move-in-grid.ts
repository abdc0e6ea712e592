import type { KeyboardEvent } from 'react'

const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 } as const

/** Moves the focus among the cells of a table with the arrows: to the left and right to the next change, up and down within a column. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key as keyof typeof steps]
  const from = event.currentTarget
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const isInColumn = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  const kind = isInColumn ? `[data-length="${from.dataset['length']}"]` : '[data-change]'
  const places = [...(from.closest('table')?.querySelectorAll<HTMLElement>('button[data-length]') ?? [])]
  const ahead =
    step === 1 ? places.slice(places.indexOf(from) + 1) : places.slice(0, places.indexOf(from)).toReversed()
  const next = ahead.find((one) => one.matches(kind))
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
