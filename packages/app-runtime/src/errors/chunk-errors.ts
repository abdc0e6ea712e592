const chunkErrors = new Set<unknown>()

/** Whether an error means that a part of the app's code could not be fetched, and not that the code is wrong. */
export function isChunkError(error: unknown): boolean {
  return chunkErrors.has(error)
}

/** Remembers which errors come from fetching code: browsers word them differently, the build's event names them. */
export function watchChunkErrors(page: EventTarget): void {
  return page.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event) chunkErrors.add(event.payload)
  })
}
