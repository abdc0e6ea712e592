/** What the browser has noticed of a page so far, in milliseconds since the navigation. */
export interface PageTimes {
  /** When the largest part so far was painted. */
  readonly largestPaintMs: number
  /** When React had the heading of the page and with it all around it; null before. */
  readonly hydratedMs: number | null
  /** The sum of all shifts that nobody has caused. */
  readonly layoutShift: number
  /** The slowest answer to a key or a press: from the event to the next paint, in steps of 8 ms. */
  readonly interactionMs: number
}

type Probed = typeof globalThis & { pageTimes: Record<keyof PageTimes, number | null> }

/** Runs in the page before anything else of it; stands alone, because only its text gets there. */
export function watchPage(): void {
  const times: Record<keyof PageTimes, number | null> = {
    largestPaintMs: 0,
    hydratedMs: null,
    layoutShift: 0,
    interactionMs: 0,
  }
  ;(globalThis as Probed).pageTimes = times
  const watch = (type: string, figure: keyof PageTimes, read: (entry: PerformanceEntry) => number): void => {
    const isSum = type !== 'event' && type !== 'largest-contentful-paint'
    const observer = new PerformanceObserver((list) => {
      for (const value of list.getEntries().map(read)) {
        const last = times[figure] ?? 0
        times[figure] = isSum ? last + value : Math.max(last, value)
      }
    })
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  }
  watch('largest-contentful-paint', 'largestPaintMs', ({ startTime }) => startTime)
  watch('layout-shift', 'layoutShift', (entry) =>
    Reflect.get(entry, 'hadRecentInput') === true ? 0 : Number(Reflect.get(entry, 'value')),
  )
  watch('event', 'interactionMs', (entry) => (Reflect.get(entry, 'interactionId') > 0 ? entry.duration : 0))
  // What the worker keeps for the next visit is no part of this one.
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  const findHydration = (): void => {
    const heading = document.querySelector('#root h1')
    // React keeps its own mark at each element that it has taken over.
    const isHydrated = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
    if (isHydrated) times.hydratedMs = performance.now()
    else setTimeout(findHydration, 20)
  }
  findHydration()
}

/** Whether React has the page; runs in it. */
export function hasHydrated(): boolean {
  return (globalThis as Probed).pageTimes.hydratedMs !== null
}

/** The middle of the first element in the window that a selector names and that has a size; runs in the page. */
export function middleOf(selector: string): { readonly x: number; readonly y: number } {
  const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)
  if (found === undefined) throw new Error(`The page shows no ${selector}.`)
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Fulfilled some frames later, when events were reported, which is after their paint; runs in the page. */
export async function painted(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200)))
}

/** Reads what has been noticed; runs in the page. */
export function readTimes(): PageTimes {
  return (globalThis as Probed).pageTimes as PageTimes
}

/**
 * Types a text into the search field letter by letter, each when the result of the one before is painted. Gives for each letter that
 * changes the list the time from its key to the painted result. Runs in the page, and stands alone.
 */
export async function typeSearch(text: string): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('search input')
  const rowCount = () => field?.ownerDocument.querySelector('[role=grid]')?.getAttribute('aria-rowcount')
  if (field === null || rowCount() === undefined) throw new Error('The page has no list to search in.')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const changesWithinMs = 1000
  field.focus()
  const taken: number[] = []
  for (const letter of text) {
    const start = performance.now()
    const before = rowCount()
    const isChanged = await new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        if (rowCount() === before) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(true)))
      })
      setTimeout(() => resolve(false), changesWithinMs)
      observer.observe(document.body, { attributes: true, childList: true, subtree: true })
      set?.call(field, field.value + letter)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }))
    })
    if (isChanged) taken.push(performance.now() - start)
  }
  return taken
}
