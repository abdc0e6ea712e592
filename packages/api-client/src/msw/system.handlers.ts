import type { HttpHandler } from 'msw'
import type { MarketState } from './market-state.ts'
import { operatorOf } from './operator-settings.ts'
import { mock } from './mock.ts'
import { refuse } from './mock-error.ts'

const inboxLimit = 100

/** Health, settings and sandbox inbox of the mock market. */
export function systemHandlers(state: MarketState): HttpHandler[] {
  return [
    mock('live', () => ({ status: 'ok' })),
    mock('ready', () => ({ status: 'ok' })),
    mock('shopSettings', () => ({ ...state.settings, operator: operatorOf(state) })),
    mock('errorReport', () => ({})),
    mock('outboxList', ({ query: { to } }) => {
      if (!state.settings.hasSandboxInbox) return refuse('not-found')
      const wanted = to?.trim().toLowerCase()
      return state.outbox.filter((entry) => !wanted || entry.to === wanted).slice(0, inboxLimit)
    }),
  ]
}
