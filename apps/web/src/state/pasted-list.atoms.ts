import { atom } from 'jotai'
import { recognizeColumns, type ListColumns } from '@flower-market/flower-domain'

/** The lot that a person chose for a line of a list. */
export interface ListAnswer {
  readonly code: string
  /** Stems, as they are asked for. */
  readonly requested: number
}

/** A saved list by its id and name. */
export interface SavedListRef {
  readonly id: string
  readonly name: string
}

/** A list that was pasted, uploaded or saved before, and what has been decided about its lines, by their numbers. */
export interface PastedList {
  /** What was pasted; null for a file. */
  readonly text: string | null
  /** Null for what was pasted. */
  readonly fileName: string | null
  /** The saved list that it was opened from; else null. */
  readonly saved: SavedListRef | null
  readonly rows: readonly (readonly string[])[]
  readonly columns: ListColumns
  readonly answers: ReadonlyMap<number, ListAnswer>
  /** Lines that were written anew. */
  readonly edits: ReadonlyMap<number, string>
  /** Lines that were taken out, by a person or because they are in the cart. */
  readonly done: ReadonlySet<number>
}

/** The list that is being turned into a cart, until all of it is in the cart or taken out; null when there is none. */
export const pastedListAtom = atom<PastedList | null>(null)

/** A list about whose lines nothing is decided yet. */
export function newPastedList(
  rows: PastedList['rows'],
  source: Pick<PastedList, 'text' | 'fileName' | 'saved'>,
  columns: ListColumns = recognizeColumns(rows),
): PastedList {
  return { ...source, rows, columns, answers: new Map(), edits: new Map(), done: new Set() }
}
