import { useCallback, useEffect, useRef } from 'react'
import type { PriceGridHandle } from './price-grid/PriceGrid.tsx'

/**
 * The way from the search field to the first lot: `grid` goes on the list, `leaveSearch` leads there, as soon as the list
 * shows what was typed; `stayInSearch` takes that back.
 */
export function useSearchExit(isSettled: boolean) {
  const grid = useRef<PriceGridHandle>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isLeaving.current || !isSettled) return
    isLeaving.current = false
    grid.current?.focusFirst()
  }, [isSettled])
  const leaveSearch = useCallback(() => {
    isLeaving.current = !isSettled
    if (isSettled) grid.current?.focusFirst()
  }, [isSettled])
  const stayInSearch = useCallback(() => {
    isLeaving.current = false
  }, [])
  return { grid, leaveSearch, stayInSearch }
}
