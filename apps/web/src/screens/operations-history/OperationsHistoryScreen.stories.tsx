import { expect, waitFor } from 'storybook/test'
import { emitEvent, moneyScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OperationsHistoryScreen from './OperationsHistoryScreen.tsx'

const more = /Показать ещё|Show more/

const meta = preview.meta({
  title: 'Screens/OperationsHistory',
  component: OperationsHistoryScreen,
  ...withScreen({ path: '/operations-history' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const Narrowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Статус|Status)$/ }), 'COMPENSATION')
    await waitFor(async () => {
      const [, ...rows] = canvas.getAllByRole('row')
      await expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) await expect(row).toHaveTextContent(/Компенсация|Compensation/)
    })
  },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Сбросить фильтры|Clear filters/ }))
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Операций пока нет|No operations yet/)).toBeVisible())
  },
})

export const LongHistory = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(40))
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: more })).toBeNull())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.loadFailed()),
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
    msw.use(...moneyScenarios.loaded())
    await userEvent.click(canvas.getByRole('button', { name: /Повторить|Try again/ }))
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const LoadMoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.nextPageFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })
