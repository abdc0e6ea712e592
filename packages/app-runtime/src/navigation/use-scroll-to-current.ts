import { useEffect, useRef, type RefObject } from 'react'
import { currentOf, scrollToCurrent } from './scroll-to-current.ts'

/** As `scrollToCurrent`, for a row that stays when another of its elements becomes the current one. */
export function useScrollToCurrent(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<Element>(null)
  useEffect(() => {
    const current = currentOf(row.current)
    if (current === shown.current) return
    shown.current = current
    scrollToCurrent(row.current)
  })
  return row
}
