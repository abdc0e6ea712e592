import { useCallback, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isPanelStep } from './variety/panel-step.ts'

/**
 * Another filter begins at the top of its list; going back does not, the place from before is restored then, and neither does a
 * panel over the list. `list` goes on the list. `toTop` leads there as soon as the list shows the next query, `shown`: measuring it
 * with each key, before anything of it has changed, would make the browser lay out the page once more.
 */
export function useListTop(shown: unknown) {
  const list = useRef<HTMLElement>(null)
  const { key, state } = useLocation()
  const isStep = useNavigationType() === NavigationType.Push && !isPanelStep(state)
  const isDue = useRef(false)
  const scrollToTop = (): void => {
    if (list.current === null) return
    const covered = Number.parseFloat(getComputedStyle(list.current).scrollMarginBlockStart)
    if (list.current.getBoundingClientRect().top < covered) list.current.scrollIntoView()
  }
  const step = useRef('')
  useLayoutEffect(() => {
    if (step.current === key) return
    step.current = key
    if (isStep) scrollToTop()
  })
  const last = useRef(shown)
  useLayoutEffect(() => {
    if (last.current === shown) return
    last.current = shown
    if (isDue.current) scrollToTop()
    isDue.current = false
  })
  const toTop = useCallback((): void => {
    isDue.current = true
  }, [])
  return { list, toTop }
}
