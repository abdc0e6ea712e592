/* The native roles, written out: on a phone rows become cards by `display: grid`, and Safari then drops the table's
   roles. */
export const keeps = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

export interface TableAligned {
  /** `end` for numbers, `start` for text. @default 'start' */
  align?: 'start' | 'end'
}
