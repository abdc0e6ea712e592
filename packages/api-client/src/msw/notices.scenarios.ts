import type { HttpHandler } from 'msw'
import { noticeOf, notices } from '../fixtures/notices.fixtures.ts'
import type { MarketOverrides } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay } from './mock.ts'

function market(changes: MarketOverrides = {}): HttpHandler[] {
  return createMockMarket({ notices, ...changes }).handlers
}

/** Scenarios of notices; Anna is signed in and has not read three of eight. */
export const noticeScenarios = {
  loaded: (): HttpHandler[] => market(),
  loading: (): HttpHandler[] => [mockDelay('noticeList', 'infinite'), ...market()],
  loadFailed: (): HttpHandler[] => [mock('noticeList', () => refuse('internal')), ...market()],
  empty: (): HttpHandler[] => market({ notices: [] }),
  readFailed: (): HttpHandler[] => [mock('noticeRead', () => refuse('internal')), ...market()],
  settingsLoading: (): HttpHandler[] => [mockDelay('noticeSettings', 'infinite'), ...market()],
  settingsFailed: (): HttpHandler[] => [mock('noticeSettings', () => refuse('internal')), ...market()],
  settingsNotSaved: (): HttpHandler[] => [mock('noticeSettingsSet', () => refuse('internal')), ...market()],
  /** More than a page, with the longest names. */
  longContent: (): HttpHandler[] =>
    market({
      notices: Array.from({ length: 130 }, (_, place) =>
        noticeOf(`notice-long-${place}`, place, {
          kind: 'standing-order',
          standingOrderId: 'standing-monday',
          name: 'Еженедельная закупка для салонов на Петроградской '.repeat(2).trim(),
          event: place % 2 === 0 ? 'placed' : 'announced',
          date: '2026-11-23',
        }),
      ),
    }),
}
