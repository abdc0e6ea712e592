import {
  createMockMarket,
  mock,
  mockDelay,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import ReportsScreen from './ReportsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Reports',
  component: ReportsScreen,
  ...withScreen({ path: '/reports?from=2026-10-23&to=2026-11-21&step=day', route: '/reports' }),
})

function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}
const noOrders = { purchases: [], operations: [], cards: [] } as const
function at(search: string) {
  return startingFrom({ path: `/reports?${search}`, route: '/reports' })
}
const year = 'from=2025-11-22&to=2026-11-21&step=month'

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider')).toBeInTheDocument())
    await expect(canvas.getByRole('table', { name: /^(По регионам|By region)$/ })).toBeVisible()
  },
})

export const Margin = meta.story({
  ...at(`report=margin&${year}`),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('reportMargin', ({ query }) => marginOf(query.from)),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider')).toBeInTheDocument())
    await expect(
      canvas.getByRole('table', { name: /^(Из чего складывается|What it consists of)$/ }),
    ).toBeVisible()
  },
})

/** Four months, the last one with more shares than margins. */
function marginOf(from: string) {
  const months = ['2026-08', '2026-09', '2026-10', '2026-11'] as const
  const points = months.map((month, place) => {
    const [own, commission, shares] = [
      1_840_000 + place * 420_000,
      312_550 * place,
      place === 3 ? 4_900_000 : 255_000,
    ]
    const result = own + commission - shares
    const end = month === '2026-09' || month === '2026-11' ? 30 : 31
    return {
      from: `${month}-01` as const,
      to: `${month}-${end}` as const,
      own,
      commission,
      shares,
      result,
      brokers: 640_000,
    }
  })
  const sumOf = (name: 'own' | 'commission' | 'shares' | 'result' | 'brokers') =>
    points.reduce((sum, point) => sum + point[name], 0)
  return {
    points: from === '' ? [] : points,
    own: sumOf('own'),
    commission: sumOf('commission'),
    shares: sumOf('shares'),
    result: sumOf('result'),
    brokers: sumOf('brokers'),
    commissions: [
      { currency: 'RUB' as const, amount: sumOf('commission') },
      { currency: 'USD' as const, amount: 12_840 },
    ],
  }
}

export const Plantations = meta.story({
  ...at(`report=plantations&${year}`),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: /^(Плантации|Plantations)$/ })).toBeVisible(),
    )
  },
})

export const Buyers = meta.story({
  ...at('report=buyers'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('reportBuyers', () => ({
        items: [
          {
            _id: 'demo-buyer-1',
            name: 'Светлана Юрьева',
            company: 'ООО «Сад»',
            lastOrderAt: '2026-10-14T08:10:00.000Z',
            orders: 9,
            usualSum: 4_862_500,
          },
          {
            _id: 'demo-buyer-2',
            name: 'Рустам Валеев',
            company: '',
            lastOrderAt: '2026-09-02T10:40:00.000Z',
            orders: 1,
            usualSum: 1_120_000,
          },
        ],
        total: 2,
      })),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Светлана Юрьева' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/people\/demo-buyer-1$/u),
      ),
    )
  },
})

export const NobodyStopped = meta.story({
  ...at('report=buyers'),
  beforeEach: ({ msw }) => msw.use(...market(noOrders)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Все продолжают заказывать|Everyone keeps ordering/)).toBeVisible(),
    )
  },
})

export const Stock = meta.story({
  ...at('report=stock'),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    const toAuction = { name: /^(На аукцион|To auction): / }
    await waitFor(() => expect(canvas.getAllByRole('link', toAuction)[0]).toBeVisible())
    await expect(canvas.getAllByRole('link', toAuction)[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/auctions\/new\?lot=/u),
    )
  },
})

export const NothingSlow = meta.story({
  ...at('report=stock'),
  beforeEach: ({ msw }) => msw.use(...market(noOrders)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Залежавшегося товара нет|No slow stock/)).toBeVisible())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(noOrders)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/данных нет|No data for this period/)).toBeVisible())
  },
})

export const WrongPeriod = meta.story({
  ...at('from=2026-11-21&to=2026-10-23'),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/от одного дня до года|one day to one year/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /CSV/ })).toBeDisabled()
  },
})

export const StepByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const byWeek = { name: /^(По неделям|By week)$/ }
    await waitFor(() => expect(canvas.getByRole('slider')).toBeInTheDocument())
    canvas.getByRole('button', byWeek).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', byWeek)).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(canvas.getByRole('table', { name: /^(По времени|Over time)$/ })).toBeVisible())
    // The address holds the step: the links to the other reports keep it.
    await expect(canvas.getByRole('link', { name: /^(Доход|Income)$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('step=week'),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('reportTurnover', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('reportTurnover', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
