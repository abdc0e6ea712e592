import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { stripLocale } from '../i18n/locale.ts'
import { keepScroll, keptScroll } from './scroll-positions.ts'

/** How long a page may take to grow to the height at which it was left. */
const GROWING_TIME_MS = 1500

const scrollWhenHighEnough = (top: number): (() => void) => {
  const until = performance.now() + GROWING_TIME_MS
  let frame = 0
  const attempt = (): void => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

/** A new page starts at its top; going back, or loading again, shows the place in the list where a person was. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  // A filter is a step of its own in the history, but not another page: it leaves the list where it is.
  const visit = isReturn ? key : stripLocale(pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = (): void => keepScroll(key, scrollY)
    addEventListener('scrollend', keep)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('scrollend', keep)
      removeEventListener('pagehide', keep)
    }
  }, [key])

  useLayoutEffect(() => {
    if (isReturn) return scrollWhenHighEnough(keptScroll(visit))
    scrollTo(0, 0)
    return undefined
  }, [isReturn, visit])
}
