import * as virtual from '@tanstack/react-virtual'
import type { RefObject } from 'react'

interface OptionWindow {
  frame: RefObject<HTMLElement | null>
  count: number
  keyOf: (index: number) => string
}

const optionHeightPx = 38

/** The options in sight of the frame, how a drawn one is measured, and how one comes into sight. */
export function useOptionWindow({ frame, count, keyOf }: OptionWindow) {
  // The virtualizer is one object that changes inside: a compiler that caches by identity would freeze the list.
  'use no memo'
  const rows = virtual.useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => optionHeightPx,
    getItemKey: keyOf,
    overscan: 6,
  })
  return {
    options: rows.getVirtualItems(),
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    scrollTo: rows.scrollToIndex,
  }
}
