/** What had the focus, and where it goes on when that is taken off the page. */
interface HeldFocus {
  readonly element: Element
  /** The element's own line and its neighbors, nearest first; then those of the line that it is part of. */
  readonly lines: readonly (Element | null)[]
  readonly section: Element | null
  readonly isRemoval: boolean
}

function linesAround(element: Element | null): readonly (Element | null)[] {
  const line = element?.closest('li') ?? null
  if (line === null) return []
  return [line, line.nextElementSibling, line.previousElementSibling, ...linesAround(line.parentElement)]
}

function holdFocus(element: Element): HeldFocus {
  return {
    element,
    lines: linesAround(element),
    section: element.closest('section'),
    isRemoval: element.matches('[data-remove]'),
  }
}

function firstControl(part: Element, isRemoval = false): HTMLElement | null {
  return part.querySelector<HTMLElement>(isRemoval ? '[data-remove]' : 'input, button')
}

function headingOf(part: Element): HTMLElement | null {
  const heading = part.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

function nextFocus({ lines, section, isRemoval }: HeldFocus, screen: Element): HTMLElement | null {
  const line = lines.find((one) => one?.isConnected)
  if (line) return firstControl(line, isRemoval)
  if (section?.isConnected) return headingOf(section) ?? firstControl(section)
  return headingOf(screen)
}

/**
 * The `ref` of a screen whose lines and buttons go away when they are pressed: the focus moves to the same control of the
 * neighboring line, or to the heading of what is left. What was pressed may have asked in a dialog first.
 */
export function keepFocus(screen: HTMLElement | null): (() => void) | undefined {
  // A `ref` with an end is not called with null; its type does not say so.
  if (screen === null) return undefined
  let held: HeldFocus | null = null
  const hold = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return
    if (screen.contains(target)) held = holdFocus(target)
    else if (target.closest('[role$="dialog"]') === null) held = null
  }
  const keep = (): void => {
    if (held === null || held.element.isConnected || document.activeElement !== document.body) return
    const last = held
    held = null
    nextFocus(last, screen)?.focus()
  }
  const observer = new MutationObserver(keep)
  observer.observe(screen, { childList: true, subtree: true })
  // Where dialogs are, which give the focus back to what has gone.
  observer.observe(document.body, { childList: true })
  document.addEventListener('focusin', hold)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', hold)
  }
}
