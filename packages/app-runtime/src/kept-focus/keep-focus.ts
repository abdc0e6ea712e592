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

/** Gives the focus to the first of these that takes it. */
function focusFirst(places: readonly (HTMLElement | null)[]): void {
  for (const place of places) {
    place?.focus()
    if (document.activeElement === place) return
  }
}

function moveFocus({ lines, section, isRemoval }: HeldFocus, screen: Element): void {
  const left = lines.filter((line) => line?.isConnected).map((line) => line && firstControl(line, isRemoval))
  const around = section?.isConnected ? [headingOf(section), firstControl(section)] : []
  focusFirst([...left, ...around, headingOf(screen)])
}

/**
 * The `ref` of a screen whose lines and buttons go away when they are pressed: the focus moves to the same control of the
 * neighboring line, or to the heading of what is left. What was pressed may have asked in a dialog first.
 */
export function keepFocus(screen: HTMLElement | null): (() => void) | undefined {
  // A ref callback that returns a cleanup function is not called with null, although its type allows it.
  if (screen === null) return undefined
  let held: HeldFocus | null = null
  const hold = ({ target, type }: Event): void => {
    if (!(target instanceof Element) || target.closest('[role$="dialog"]') !== null) return
    if (type === 'pointerdown' && held?.element.contains(target)) return
    // Pressing what takes no focus blurs the element: there is nothing to keep.
    held = type === 'focusin' && screen.contains(target) ? holdFocus(target) : null
  }
  const keep = (): void => {
    if (held === null || held.element.isConnected || document.activeElement !== document.body) return
    const last = held
    held = null
    moveFocus(last, screen)
  }
  const observer = new MutationObserver(keep)
  observer.observe(screen, { childList: true, subtree: true })
  // Where dialogs are, which give the focus back to what has gone.
  observer.observe(document.body, { childList: true })
  const events = ['focusin', 'pointerdown'] as const
  for (const event of events) document.addEventListener(event, hold)
  return () => {
    observer.disconnect()
    for (const event of events) document.removeEventListener(event, hold)
  }
}
