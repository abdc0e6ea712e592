import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings a section into view, and the keyboard to it, when the address names it. */
export function useSectionOfAddress(name: string) {
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  // The same link pressed again leads there again.
  const visit = hash === `#${name}` ? key : null
  useEffect(() => {
    if (visit === null) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [visit])
  return section
}
