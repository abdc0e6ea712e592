import { expect } from 'storybook/test'
import { moneyScenarios } from '@flower-market/api-client/msw'
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
import OperationsTableScreen from './OperationsTableScreen.tsx'

const meta = preview.meta({
  title: 'Screens/OperationsTable',
  component: OperationsTableScreen,
  ...withScreen({ path: '/operationss' }),
})

export const Loaded = meta.story({
  play: seesOperations,
})

export const Narrowed = meta.story({
  play: narrowsByStatus,
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/operationss?from=2025-01-01&to=2025-01-02', route: '/operationss' }),
  play: clearsFilters,
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

export const OnATablet = Loaded.extend({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    const frame = table.parentElement ?? table
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
})

/** Sums of twelve figures fit beside each other, or stand below each other. */
export const LongContentOnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' }, locale: 'en' },
  play: seesCellsFit,
})
