/*
 * The native roles, written out: on a phone rows become cards by `display: grid`, and Safari then forgets that a table
 * was a table.
 */
export const keeps = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

export interface TableAligned {
  /** Figures stand at the end, words at startup. @default 'start' */
  align?: 'start' | 'end'
}
