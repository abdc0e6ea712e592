import { mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { priceListMarket as market, understood } from '../../stories/price-list-market.ts'
import PriceListScreen from './PriceListScreen.tsx'

const route = '/goods/price-lists/:id'
const meta = preview.meta({
  title: 'Admin/PriceList',
  component: PriceListScreen,
  ...withScreen({ path: '/goods/price-lists/import-0001', route }),
})

const page = within(document.body)
const withQuestion = [...understood, ['Зимняя сказка', '60', '70', '100', 'Ана']]
const newVariety = /^(Новый сорт|New variety)$/
const accept = /^(Принять \d+|Accept \d+)/

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(understood, true)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.getByText(/Нет цены|No price/)).toBeVisible()
    const rows = canvas.getAllByRole('row').length
    const unchanged = canvas.getByRole('button', { name: /уйдёт|withdrawn/ })
    await userEvent.click(unchanged)
    await expect(unchanged).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(rows)
    await userEvent.click(unchanged)
  },
})

export const QuestionAnswered = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(withQuestion)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: accept })).toBeDisabled())
    await waitFor(() => expect(canvas.getByRole('button', { name: newVariety })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: newVariety }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Запомнить|Remember)$/ })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: /^(Запомнить|Remember)$/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: accept })).toBeEnabled())
    await expect(canvas.queryByRole('button', { name: /^(Запомнить|Remember)$/ })).toBeNull()
  },
})

export const Questions = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(withQuestion)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: newVariety })).toBeVisible())
  },
})

/** The cell of a lot in the grid. */
const freedom = { name: /^Freedom,\s90\s(см|cm),/ }

export const RowLeftOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(understood)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', freedom)).toBeEnabled())
    canvas.getByRole('button', freedom).click()
    await waitFor(() => expect(canvas.getByRole('button', freedom)).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^1\s(пропущено|left out)$/ })).toBeVisible(),
    )
  },
})

export const LeftOutByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(understood)),
  play: async ({ canvas, userEvent }) => {
    const cells = () => canvas.getAllByRole('button', { name: /,\s\d+\s(см|cm),/ })
    await waitFor(() => expect(cells().length).toBeGreaterThan(1))
    const [first] = cells()
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    const second = document.activeElement
    await expect(second).not.toBe(first)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toBe(first)
    await userEvent.keyboard(' ')
    await waitFor(() => expect(cells()[0]).toHaveAttribute('aria-pressed', 'true'))
    await expect(document.activeElement).toBe(cells()[0])
  },
})

export const QuestionLeftOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(withQuestion)),
  play: async ({ canvas, userEvent }) => {
    const leaveOut = { name: /^(Пропустить|Leave out)$/ }
    await waitFor(() => expect(canvas.getByRole('button', leaveOut)).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', leaveOut))
    await waitFor(() => expect(canvas.getByRole('button', { name: accept })).toBeEnabled())
    await expect(canvas.getByText(/Зимняя сказка/)).toBeVisible()
  },
})

export const AcceptedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(understood)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: accept })).toBeEnabled())
    canvas.getByRole('button', { name: accept }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    within(page.getByRole('dialog')).getByRole('button', { name: accept }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(Принят|Accepted)$/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: accept })).toBeNull()
  },
})

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockImportApply', () => refuse('import-changed')),
      ...market(understood),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: accept })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: accept }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: accept }))
    await waitFor(() => expect(within(page.getByRole('dialog')).getByRole('alert')).toBeVisible())
  },
})

/** A list in dollars: beside the rubles each lot has what the plantation asks, and the rate stands above. */
export const InDollars = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...market(
        [
          ['Сорт', 'Длина', 'Цена', 'Стеблей'],
          ['Explorer', '50', '0,84', '900'],
          ['Explorer', '60', '1,04', '325'],
          ['Freedom', '90', '2,31', '200'],
        ],
        true,
        'USD',
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const asked = () => canvas.getAllByText(/^(0,84\s\$|\$0\.84)$/)
    await waitFor(() => expect(asked()).toHaveLength(1))
    await expect(canvas.getByText(/USD · (курс|rate) \d/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: accept }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: accept }))
    await waitFor(() => expect(canvas.getByText(/^(Принят|Accepted)$/)).toBeVisible())
    await expect(asked()).toHaveLength(1)
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/goods/price-lists/none', route }),
  beforeEach: ({ msw }) => msw.use(...market(understood)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('stockImportGet', 'infinite'), ...market(understood)),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockImportGet', () => refuse('internal')),
      ...market(understood),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBeGreaterThan(0),
    )
  },
})

const longRows = [
  ['Сорт', 'Длина', 'Цена', 'Стеблей'],
  ...[40, 50, 60, 70, 80, 90, 100, 110].flatMap((length) => [
    ['Explorer', String(length), String(length * 2), '125000'],
    ['Mondial', String(length), String(length * 3), '1800'],
    ['Freedom', String(length), String(length * 20), '1000000'],
  ]),
  ['Свадебный вальс на берегу Москвы-реки под старой липой', '60', '70', '100'],
]

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(longRows, true)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

/** More lengths than room: the grid scrolls by itself, with the variety in view. */
export const OnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('button', { name: /^Explorer,\s110\s(см|cm),/ })
    cell.focus()
    await waitFor(() => expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const variety = canvas.getByRole('rowheader', { name: /^Explorer/ })
    await expect(variety.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    // That there is more is shown by a shadow at the edge, and by a line beside what stays.
    const scrolled = canvas.getByRole('table').parentElement!
    await expect(getComputedStyle(scrolled).backgroundAttachment).toBe('local, scroll')
    await waitFor(() => expect(getComputedStyle(variety, '::after').borderRightWidth).toBe('1px'))
  },
})

export const OnAPhone = LongContent.extend({ globals: { viewport: { value: 'phone' } } })
