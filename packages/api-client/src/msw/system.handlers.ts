import type { HttpHandler } from 'msw'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import { refuse } from './refusal.ts'

const outboxLimit = 100

/** The market's own matters: it is always well, tells its settings and shows its outbox. */
export const systemHandlers = (state: MarketState): HttpHandler[] => [
  mock('health', () => ({ status: 'ok' })),
  mock('ready', () => ({ status: 'ok' })),
  mock('shopSettings', () => state.settings),
  mock('errorReport', () => ({})),
  mock('outboxList', ({ query: { to } }) => {
    if (!state.settings.hasOutbox) return refuse('not-found')
    const wanted = to?.trim().toLowerCase()
    return state.outbox.filter((entry) => !wanted || entry.to === wanted).slice(0, outboxLimit)
  }),
]
