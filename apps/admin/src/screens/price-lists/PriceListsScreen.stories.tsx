import {
  addPriceList,
  createMockMarket,
  fixtureDays,
  mock,
  mockDelay,
  refuse,
  vera,
} from '@flower-market/api-client/msw'
import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import PriceListsScreen from './PriceListsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/PriceLists',
  component: PriceListsScreen,
  ...withScreen({ path: '/goods/price-lists' }),
})

const rows = [
  ['Сорт', 'Длина', 'Цена', 'Стеблей'],
  ['Explorer', '60', '99', '300'],
]

function market() {
  const { state, handlers } = createMockMarket({ signedInId: vera._id })
  const list = { date: fixtureDays[0], availability: 'inStock', currency: 'RUB', isWhole: false } as const
  addPriceList(state, { ...list, plantationId: 'alto-zafiro', fileName: 'alto-zafiro.xlsx', rows })
  addPriceList(state, { ...list, plantationId: 'kilima-dawn', fileName: '', rows })
  return handlers
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const RowsPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plantation = await waitFor(() => canvas.getByLabelText(/^(Плантация|Plantation)$/))
    await waitFor(() => expect(plantation.querySelectorAll('option').length).toBeGreaterThan(1))
    await userEvent.selectOptions(canvas.getByLabelText(/^(Плантация|Plantation)$/), 'alto-zafiro')
    await fireEvent.change(canvas.getByLabelText(/^(День поставки|Delivery day)$/), {
      target: { value: fixtureDays[0] },
    })
    await fireEvent.change(canvas.getByLabelText(/^(Строки из Excel|Rows from Excel)$/), {
      target: { value: rows.map((row) => row.join('\t')).join('\n') },
    })
    await userEvent.click(canvas.getByRole('button', { name: /^(Прочитать строки|Read the rows)$/ }))
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent('/goods/price-lists/import-0001'),
    )
  },
})

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^(Строки из Excel|Rows from Excel)$/)).toBeVisible())
    await userEvent.type(canvas.getByLabelText(/^(Строки из Excel|Rows from Excel)$/), 'роза')
    await userEvent.click(canvas.getByRole('button', { name: /^(Прочитать строки|Read the rows)$/ }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^(Плантация|Plantation)$/)).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(canvas.getByLabelText(/^(Строки из Excel|Rows from Excel)$/)).toHaveValue('роза')
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Прайсов пока нет|No price lists yet)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('stockImportList', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockImportList', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
