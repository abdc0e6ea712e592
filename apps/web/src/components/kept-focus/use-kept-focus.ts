import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** What had the focus, and where it goes on when that is taken off the page. */
interface HeldFocus {
  readonly element: Element
  /** The element's own line and its neighbors, nearest first. */
  readonly lines: readonly (Element | null)[]
  readonly section: Element | null
  readonly isRemoval: boolean
}

function holdFocus(element: Element): HeldFocus {
  const line = element.closest('li[data-line]')
  return {
    element,
    lines: [line, line?.nextElementSibling ?? null, line?.previousElementSibling ?? null],
    section: element.closest('section'),
    isRemoval: element.matches('[data-remove]'),
  }
}

function controlOf(line: Element, isRemoval: boolean): HTMLElement | null {
  return line.querySelector<HTMLElement>(isRemoval ? '[data-remove]' : 'input, button')
}

function headingOf(part: Element): HTMLElement | null {
  const heading = part.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

function nextFocus({ lines, section, isRemoval }: HeldFocus, screen: Element): HTMLElement | null {
  const line = lines.find((one) => one?.isConnected)
  if (line) return controlOf(line, isRemoval)
  return headingOf(section?.isConnected ? section : screen)
}

/**
 * Keeps the focus on a screen whose lines and buttons go away when they are pressed: it moves to the same control of the
 * neighboring line, or to the heading of what is left. `screen` goes on the element around all of it.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  const held = useRef<HeldFocus | null>(null)
  useEffect(() => {
    const hold = ({ target }: FocusEvent): void => {
      held.current = target instanceof Element && screen.current?.contains(target) ? holdFocus(target) : null
    }
    document.addEventListener('focusin', hold)
    return () => document.removeEventListener('focusin', hold)
  }, [screen])
  useLayoutEffect(() => {
    const last = held.current
    if (last === null || last.element.isConnected || document.activeElement !== document.body) return
    held.current = null
    if (screen.current !== null) nextFocus(last, screen.current)?.focus()
  })
}
