import type { HttpHandler } from 'msw'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

/** Scenarios of the lists of countries and cities. */
export const placesScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [
    mockDelay('countryList', 'infinite'),
    mockDelay('cityList', 'infinite'),
    mockDelay('regionList', 'infinite'),
    ...createMockMarket().handlers,
  ],
  empty: (): HttpHandler[] => [
    mock('countryList', () => []),
    mock('cityList', () => []),
    mock('regionList', () => []),
    ...createMockMarket().handlers,
  ],
  loadFailed: (): HttpHandler[] => [
    mock('countryList', () => refuse('internal')),
    mock('cityList', () => refuse('internal')),
    mock('regionList', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [
    networkFailure('countryList'),
    networkFailure('cityList'),
    networkFailure('regionList'),
    ...createMockMarket().handlers,
  ],
}
