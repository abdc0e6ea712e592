import type { ClipboardEvent } from 'react'
import { isTable } from './lot-drafts.ts'

/** Hands on a table that is pasted into a cell, in place of writing it there. */
export function takeTable(onTable: (text: string) => void) {
  return (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!isTable(pasted)) return
    event.preventDefault()
    onTable(pasted)
  }
}
