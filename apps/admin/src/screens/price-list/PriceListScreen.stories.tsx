import {
  addPriceList,
  createMockMarket,
  fixtureDays,
  mock,
  mockDelay,
  refuse,
  vera,
} from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PriceListScreen from './PriceListScreen.tsx'

const route = '/goods/price-lists/:id'
const meta = preview.meta({
  title: 'Admin/PriceList',
  component: PriceListScreen,
  ...withScreen({ path: '/goods/price-lists/import-0001', route }),
})

const page = within(document.body)
const understood = [
  ['Сорт', 'Длина', 'Цена', 'Стеблей', 'Менеджер'],
  ['Explorer', '50', '95,50', '900', 'Ана'],
  ['Explorer', '60', '99', '325', 'Ана'],
  ['Freedom', '90', '180', '200', 'Ана'],
  ['Freedom', '60', '', '200', 'Ана'],
]
const withQuestion = [...understood, ['Зимняя сказка', '60', '70', '100', 'Ана']]

function market(rows: readonly (readonly string[])[], isWhole = false) {
  const { state, handlers } = createMockMarket({ signedInId: vera._id })
  addPriceList(state, {
    plantationId: 'alto-zafiro',
    date: fixtureDays[0],
    availability: 'inStock',
    currency: 'RUB',
    isWhole,
    fileName: 'alto-zafiro-w48.xlsx',
    rows,
  })
  return handlers
}

const newVariety = /^(Новый сорт|New variety)$/
const accept = /^(Принять \d+|Accept \d+)/

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(understood, true)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Не подошло|Refused)/ }))
    await waitFor(() => expect(canvas.getByText(/Нет цены|No price/)).toBeVisible())
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

export const RowLeftOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(understood)),
  play: async ({ canvas, userEvent }) => {
    const leaveOut = { name: /^(Пропустить строку 4|Leave out row 4)$/ }
    await waitFor(() => expect(canvas.getByRole('button', leaveOut)).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', leaveOut))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Пропущено: 1|Left out: 1)$/ })).toBeVisible(),
    )
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
  },
})
