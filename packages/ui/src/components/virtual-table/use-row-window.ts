import * as virtual from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { withKeptRow, withRowGaps } from './row-gaps.ts'

export interface RowWindow {
  frame: RefObject<HTMLElement | null>
  count: number
  keyOf: (index: number) => string
  estimatedRowHeight: number
  /** The row that is drawn wherever one scrolls. */
  keptIndex: number | null
}

/** The rows in sight of the frame with the empty stretches around them, and how a drawn row is measured. */
export function useRowWindow({ frame, count, keyOf, estimatedRowHeight, keptIndex }: RowWindow) {
  // The virtualizer is one object that changes inside: a compiler that caches by identity would freeze the list.
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
