const readyEvent = 'page-ready'

/** Says that the page answers to its keys and presses from now on: React has hydrated it. */
export function announceReady(): void {
  dispatchEvent(new Event(readyEvent))
}

/** Calls back when the page has said that it is ready. */
export function whenReady(act: () => void): void {
  addEventListener(readyEvent, act, { once: true })
}
