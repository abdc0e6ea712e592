import { afterAll, vi } from 'vitest'

// Files that share a worker must not meet what another one has replaced.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
