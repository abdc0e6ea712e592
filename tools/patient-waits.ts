import { vi } from 'vitest'

/** How long (ms) a test waits for what comes within a second on an idle machine. */
const patienceMs = 20_000

const { waitFor } = vi

// A busy machine is slower, not wrong. What says how long it waits itself is obeyed.
vi.waitFor = (callback, options = patienceMs) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
