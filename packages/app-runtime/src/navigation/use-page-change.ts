import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { stripLocale } from '../i18n/locale.ts'

/**
 * Takes the keyboard and a screen reader along to a new page, unless the page has put the focus somewhere itself. The
 * same page in another language is not a new one.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const page = stripLocale(useLocation().pathname)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const main = content.current
    if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [page, content])
}
