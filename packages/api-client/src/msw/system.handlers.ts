import type { HttpHandler } from 'msw'
import { mock } from './mock.ts'

/** Probes of the mock market: it is always well. */
export const systemHandlers = (): HttpHandler[] => [
  mock('health', () => ({ status: 'ok' })),
  mock('ready', () => ({ status: 'ok' })),
]
