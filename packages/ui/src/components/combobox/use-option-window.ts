import * as virtual from '@tanstack/react-virtual'
import type { RefObject } from 'react'

interface OptionWindow {
  frame: RefObject<HTMLElement | null>
  count: number
  keyOf: (index: number) => string
}

const optionHeightPx = 38

/** The options to render, how a rendered one is measured, and how one is scrolled into view. */
export function useOptionWindow({ frame, count, keyOf }: OptionWindow) {
  // The virtualizer is one mutable object: the React Compiler, which memoizes by identity, would never update the
  // list.
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
