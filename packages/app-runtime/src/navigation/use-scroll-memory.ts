import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { stripLocale } from '../i18n/locale.ts'
import { visitKey } from './visit-key.ts'

const prefix = 'scroll:'

/** Remembers how far a visit to a page was scrolled, in CSS pixels, for as long as the tab lives. */
function keepScroll(visit: string, top: number): void {
  try {
    sessionStorage.setItem(prefix + visit, String(Math.round(top)))
  } catch {
    // A full or forbidden storage costs the place in the list, and nothing else.
  }
}

/** How far a visit was scrolled; null for a new one. */
function keptScroll(visit: string): number | null {
  try {
    const kept = sessionStorage.getItem(prefix + visit)
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

/** How long a page may take to grow to the height at which it was left. */
const growingTimeMs = 1500

/** What a person scrolls by. */
const scrollingInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls as soon as the page is high enough, unless the person scrolls meanwhile. */
function scrollWhenHighEnough(top: number): () => void {
  const until = performance.now() + growingTimeMs
  let frame = 0
  const stop = (): void => {
    cancelAnimationFrame(frame)
    for (const input of scrollingInputs) removeEventListener(input, stop)
  }
  const attempt = (): void => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt)
    else stop()
  }
  for (const input of scrollingInputs) addEventListener(input, stop, { passive: true })
  attempt()
  return stop
}

/** The moment at which this document began to load, which no other document of the tab shares. */
function momentOfLoad(): string {
  return String(performance.timeOrigin)
}

function visitOf(key: string): string {
  return visitKey(key, history, momentOfLoad)
}

/** A new page starts at its top; going back, or loading again, shows the place in the list where a person was. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const page = stripLocale(pathname)
  const shownPage = useRef(page)
  // How far the page is scrolled: read when a visit ends, it would be that of the next page already.
  const top = useRef(0)

  // In the layout phase: the old page's listener must be gone before the new page's height moves the scroll.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const visit = visitOf(key)
    const note = (): void => void (top.current = scrollY)
    const keep = (): void => keepScroll(visit, scrollY)
    addEventListener('scroll', note, { passive: true })
    addEventListener('scrollend', keep)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('scrollend', keep)
      removeEventListener('pagehide', keep)
      keepScroll(visit, top.current)
    }
  }, [key])

  useLayoutEffect(() => {
    // A filter or another language is a step in the history, but not another page: the list stays where it is.
    const isNewPage = shownPage.current !== page
    shownPage.current = page
    if (isReturn) {
      const kept = keptScroll(visitOf(key))
      // A document begins at its top by itself, and whoever has scrolled in it before its script came stays there. So does who returns to a
      // visit that was never shown: a search that got its address together with the step that followed.
      if (kept === null && !isNewPage) {
        top.current = scrollY
        return undefined
      }
      top.current = kept ?? 0
      return scrollWhenHighEnough(top.current)
    }
    if (isNewPage) {
      top.current = 0
      scrollTo(0, 0)
    }
    return undefined
  }, [isReturn, key, page])
}
