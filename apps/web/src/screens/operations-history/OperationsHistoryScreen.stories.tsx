import { expect, waitFor } from 'storybook/test'
import { emitEvent, moneyScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { seesCellsFit } from '../../stories/cells-fit.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import {
  asksAgain,
  clearsFilters,
  failsToShowMore,
  narrowsByStatus,
  seesNone,
  seesOperations,
  showsAll,
} from '../../stories/operations-plays.ts'
import OperationsHistoryScreen from './OperationsHistoryScreen.tsx'

const meta = preview.meta({
  title: 'Screens/OperationsHistory',
  component: OperationsHistoryScreen,
  ...withScreen({ path: '/operations-history' }),
})

export const Loaded = meta.story({
  play: seesOperations,
})

export const Narrowed = meta.story({
  play: narrowsByStatus,
})

/** The method stands in the address, like every filter. */
export const NarrowedByMethod = meta.story({
  ...startingFrom({ path: '/operations-history?method=CARD', route: '/operations-history' }),
  play: async ({ canvas, userEvent }) => {
    const method = await canvas.findByRole('combobox', { name: /^(Способ|Method)$/ })
    await expect(method).toHaveValue('CARD')
    await userEvent.selectOptions(method, 'BALANCE')
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const NothingFound = meta.story({
  ...startingFrom({
    path: '/operations-history?from=2025-01-01&to=2025-01-02',
    route: '/operations-history',
  }),
  play: clearsFilters,
})

export const ChangedElsewhere = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table')
    msw.use(...moneyScenarios.empty())
    emitEvent('balance-changed', { currency: 'RUB' })
    await waitFor(() => expect(canvas.getByText(/Операций пока нет|No operations yet/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.loading()),
})

export const EmptyHistory = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.empty()),
  play: seesNone,
})

export const LongHistory = meta.story({
  play: showsAll,
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.loadFailed()),
  play: asksAgain,
})

export const LoadMoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.nextPageFailed()),
  play: failsToShowMore,
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.longContent()),
  play: seesOperations,
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })

/** Sums of twelve figures fit beside each other, or stand below each other. */
export const LongContentOnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' }, locale: 'en' },
  play: seesCellsFit,
})
