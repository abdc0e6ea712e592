import { expect, waitFor, within } from 'storybook/test'
import { moneyScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { seesCellsFit } from '../../stories/cells-fit.ts'
import { savedFiles } from '../../stories/saved-files.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import BalanceHistoryScreen from './BalanceHistoryScreen.tsx'

function figure(text: string): number {
  return Number(text.replace(/\u2212/u, '-').replaceAll(/[^\d-]/gu, ''))
}

/** The history itself; the chart is a table, too, for whoever does not see it. */
const history = { name: /^(?:История баланса|Balance history)$/ }

function rowsOf(canvas: { readonly getByRole: (role: string, options: typeof history) => HTMLElement }) {
  return within(canvas.getByRole('table', history)).getAllByRole('row')
}

const more = /Показать ещё|Show more/

const meta = preview.meta({
  title: 'Screens/BalanceHistory',
  component: BalanceHistoryScreen,
  ...withScreen({ path: '/historybalance' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', history)).toBeVisible())
  },
})

export const Narrowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', history)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Статус|Status)$/ }), 'COMPENSATION')
    await waitFor(async () => {
      const [, ...rows] = rowsOf(canvas)
      await expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) await expect(row).toHaveTextContent(/Компенсация|Compensation/)
    })
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/historybalance?from=2025-01-01&to=2025-01-02', route: '/historybalance' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Сбросить фильтры|Clear filters/ }))
    await waitFor(() => expect(canvas.getByRole('table', history)).toBeVisible())
  },
})

export const AddsUp = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table', history)
    const [, ...rows] = rowsOf(canvas)
    for (const row of rows) {
      const [before = 0, amount = 0, after = 0] = [...row.querySelectorAll<HTMLElement>('td')]
        .slice(-3)
        .map(({ innerText }) => figure(innerText))
      await expect(before + amount).toBe(after)
    }
  },
})

const inXlsx = { name: /^(?:Скачать выписку|Download statement): XLSX$/ }

export const ChartByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: /^(?:Остаток с|Balance from)/ })
    chart.focus()
    const last = chart.getAttribute('aria-valuetext')
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: (?:0,00|₽0\.00)/))
    await userEvent.keyboard('{End}')
    await expect(chart).toHaveAttribute('aria-valuetext', last)
  },
})

export const StatementSaved = meta.story({
  ...startingFrom({ path: '/historybalance?from=2026-11-01', route: '/historybalance' }),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    await userEvent.click(await canvas.findByRole('button', inXlsx))
    await waitFor(() => expect(saved()).toEqual([expect.stringMatching(/\.xlsx$/)]))
  },
})

export const StatementTooLong = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.statementTooLong()),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    const button = await canvas.findByRole('button', inXlsx)
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(saved()).toEqual([])
  },
})

export const AnotherAccount = meta.story({
  ...startingFrom({ path: '/historybalance?account=account-anna-dollar', route: '/historybalance' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', history)
    await expect(rowsOf(canvas)).toHaveLength(2)
  },
})

export const ForeignAccount = meta.story({
  ...startingFrom({ path: '/historybalance?account=account-pyotr-ruble', route: '/historybalance' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Ничего не найдено|Nothing found)$/)).toBeVisible())
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
    await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThan(40))
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
    await waitFor(() => expect(canvas.getByRole('table', history)).toBeVisible())
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
    await waitFor(() => expect(canvas.getByRole('table', history)).toBeVisible())
  },
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })

/** Sums of twelve figures fit beside each other, or stand below each other. */
export const LongContentOnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' }, locale: 'en' },
  play: seesCellsFit,
})
