import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function withSettings(changes: Partial<CallOutput<'shopSettings'>>): HttpHandler[] {
  const { state, handlers } = createMockMarket()
  state.settings = { ...state.settings, ...changes }
  return handlers
}

/** Scenarios of the operator settings; the Safari warning and the sandbox inbox are on, no admin address is set. */
export const settingsScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [mockDelay('shopSettings', 'infinite'), ...createMockMarket().handlers],
  loadFailed: (): HttpHandler[] => [
    mock('shopSettings', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [networkFailure('shopSettings'), ...createMockMarket().handlers],
  safariWarningOn: (): HttpHandler[] => withSettings({ hasSafariWarning: true }),
  safariWarningOff: (): HttpHandler[] => withSettings({ hasSafariWarning: false }),
  outboxOn: (): HttpHandler[] => withSettings({ hasSandboxInbox: true }),
  outboxOff: (): HttpHandler[] => withSettings({ hasSandboxInbox: false }),
  verificationRequired: (): HttpHandler[] => withSettings({ isVerificationRequired: true }),
  adminAddress: (): HttpHandler[] => withSettings({ adminAddress: 'https://staff.flower-market.example' }),
  noAdminAddress: (): HttpHandler[] => withSettings({ adminAddress: null }),
}

/** Scenarios of the sandbox inbox. */
export const outboxScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [mockDelay('outboxList', 'infinite'), ...createMockMarket().handlers],
  /** Nothing was sent yet. */
  empty: (): HttpHandler[] => createMockMarket({ outbox: [] }).handlers,
  loadFailed: (): HttpHandler[] => [
    mock('outboxList', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [networkFailure('outboxList'), ...createMockMarket().handlers],
  /** Real providers are set. */
  notFound: (): HttpHandler[] => withSettings({ hasSandboxInbox: false }),
}
