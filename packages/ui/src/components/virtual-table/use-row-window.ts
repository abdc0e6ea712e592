import * as virtual from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { withKeptRow, withRowGaps } from './row-gaps.ts'

export interface RowWindow {
  frame: RefObject<HTMLElement | null>
  count: number
  keyOf: (index: number) => string
  estimatedRowHeight: number
  /** The row that is always rendered. */
  keptIndex: number | null
}

/** The visible rows with the spacers around them, and how a rendered row is measured. */
export function useRowWindow({ frame, count, keyOf, estimatedRowHeight, keptIndex }: RowWindow) {
  // The virtualizer is one mutable object: the React Compiler, which memoizes by identity, would never update the
  // list.
  'use no memo'
  const rows = virtual.useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: keyOf,
    overscan: 4,
    rangeExtractor: (range) => withKeptRow(virtual.defaultRangeExtractor(range), keptIndex, count),
  })
  return { pieces: withRowGaps(rows.getVirtualItems(), rows.getTotalSize()), measure: rows.measureElement }
}
