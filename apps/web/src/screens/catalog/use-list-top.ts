import { useCallback, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Another filter begins at the top of its list; going back does not, the place from before is restored then. `list` goes
 * on the list, `toTop` leads there at once.
 */
export function useListTop() {
  const list = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isStep = useNavigationType() === NavigationType.Push
  const toTop = useCallback((): void => {
    if (list.current === null) return
    const covered = Number.parseFloat(getComputedStyle(list.current).scrollMarginBlockStart)
    if (list.current.getBoundingClientRect().top < covered) list.current.scrollIntoView()
  }, [])
  const step = useRef('')
  useLayoutEffect(() => {
    if (step.current === key) return
    step.current = key
    if (isStep) toTop()
  })
  return { list, toTop }
}
