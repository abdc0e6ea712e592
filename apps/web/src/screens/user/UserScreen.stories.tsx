import { expect, within, waitFor } from 'storybook/test'
import {
  alina,
  anna,
  boris,
  createMockMarket,
  maria,
  mock,
  pyotr,
  refuse,
  sessionOf,
  usersScenarios,
  vera,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import UserScreen from './UserScreen.tsx'

const route = '/users/:id'
function at(id: string) {
  return { path: `/users/${id}`, route: route }
}

const meta = preview.meta({
  title: 'Screens/User',
  component: UserScreen,
  ...withScreen({ ...at(pyotr._id), session: sessionOf(boris) }),
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Пётр Лозин' })).toBeVisible())
    await expect(canvas.getByText(pyotr.email)).toBeVisible()
    await expect(canvas.getByLabelText(/^(Доставка в регион|Delivery to region)$/)).toHaveValue(
      document.documentElement.lang === 'en' ? '1.5' : '1,5',
    )
  },
})

export const MarginPreviewed = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText(/^(Цена|Price)$/)
    await waitFor(() => expect(canvas.getByText(/^(Пример|Example): /)).toBeVisible())
    await expect(canvas.queryByText(/→/)).toBeNull()
    await userEvent.clear(price)
    await userEvent.type(price, '20')
    await waitFor(() => expect(canvas.getByText(/₽ → .*₽/)).toBeVisible())
    await expect(canvas.queryByText(/^(Сохранено|Saved)$/)).toBeNull()
  },
})

export const ExampleFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...usersScenarios.ofBroker())
    msw.use(mock('exampleLot', () => refuse('internal')))
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/(Не удалось загрузить пример|example price could not)/)).toBeVisible(),
    )
    await expect(canvas.getByLabelText(/^(Цена|Price)$/)).toBeVisible()
  },
})

export const ForStaff = meta.story({
  ...startingFrom({ ...at(maria._id), session: sessionOf(vera) }),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(maria.verification.comment)).toBeVisible())
    await expect(canvas.getAllByRole('form')).toHaveLength(2)
    await waitFor(() =>
      expect(canvas.getByText(/^(Санкт-Петербург|Saint Petersburg)$/, { selector: 'dd' })).toBeVisible(),
    )
  },
})

export const WithoutBalances = meta.story({
  ...startingFrom(at(maria._id)),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(maria.email)).toBeVisible())
    await expect(canvas.queryByText(maria.verification.comment)).toBeNull()
    await expect(canvas.queryByText(/^(Баланс|Balance)$/)).toBeNull()
  },
})

export const MarginSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText(/^(Цена|Price)$/)
    await userEvent.clear(price)
    await userEvent.type(price, '12.5{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(Сохранено|Saved)$/)).toBeVisible())
    await expect(price).toHaveValue('12.5')
  },
})

export const MarginSaveFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...usersScenarios.ofBroker())
    msw.use(...usersScenarios.saveFailed().slice(0, 2))
  },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText(/^(Цена|Price)$/)
    await userEvent.clear(price)
    await userEvent.type(price, '8{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(price).toHaveValue('8')
  },
})

export const ForAnAgent = meta.story({
  ...startingFrom({ ...at(maria._id), session: sessionOf(alina) }),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofAgent()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Мария Ветрова' })).toBeVisible(),
    )
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.queryByText(maria.email)).toBeNull()
    const months = within(await canvas.findByRole('table', { name: /^(Вознаграждение|Earnings)$/ }))
    await expect(months.getAllByRole('row')).toHaveLength(3)
    // No single orders: the sum of one beside its earnings would tell the parts of its price.
    await expect(canvas.getAllByRole('table')).toHaveLength(1)
  },
})

export const ForAnAgentWithoutOrders = meta.story({
  ...startingFrom({ ...at('person-new'), session: sessionOf(alina) }),
  beforeEach: ({ msw }) => {
    const newcomer = { ...maria, _id: 'person-new', share: null }
    msw.use(...createMockMarket({ signedInId: alina._id, people: [alina, newcomer] }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Заказов пока нет|No orders yet/)).toBeVisible())
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loadFailed()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: /Повторить|Try again/ })
    msw.use(...usersScenarios.ofBroker())
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Пётр Лозин' })).toBeVisible())
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.notFound()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/(Не найдена страница|Page not found): .*\/users\//)).toBeVisible(),
    )
  },
})

export const SomebodyElses = meta.story({
  ...startingFrom(at(anna._id)),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/(Не найдена страница|Page not found): .*demo-anna/)).toBeVisible(),
    )
  },
})

export const NotForBuyers = meta.story({
  ...startingFrom({ session: sessionOf(anna), frame: 'shell' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/(Не найдена страница|Page not found): .*\/users/)).toBeVisible(),
    )
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('All clients')).toBeVisible())
  },
})
