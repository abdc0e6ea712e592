import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether the page was scrolled past an element; not before the page has been painted once. */
export function useIsPassed(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const edge = useRef<HTMLDivElement>(null)
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    if (edge.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [])
  return [edge, isPassed]
}
