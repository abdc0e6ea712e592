import { expect, waitFor, within } from 'storybook/test'
import {
  alina,
  anna,
  boris,
  createMockMarket,
  manyPeople,
  maria,
  mock,
  allPeople,
  pyotr,
  refuse,
  sessionOf,
  usersScenarios,
  vera,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import UsersScreen from './UsersScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Users',
  component: UsersScreen,
  ...withScreen({ path: '/users', session: sessionOf(boris) }),
})

function manyClients() {
  return createMockMarket({ signedInId: boris._id, people: [boris, ...manyPeople] }).handlers
}
const peopleTable = { name: /^(Пользователи|Users)$/ }
const marginTable = { name: /^(Наценка|Margin)$/ }

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', peopleTable))
    await expect(table.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.queryByText(anna.email)).toBeNull()
  },
})

export const PersonOpened = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Пётр Лозин' }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/users/${pyotr._id}`))
  },
})

export const OrderForAClient = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /клиента: Пётр Лозин|client: Пётр Лозин/ }),
    )
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/catalog'))
    await expect(localStorage.getItem('ordering-for')).toContain(pyotr._id)
  },
})

export const ManyPeople = meta.story({
  beforeEach: ({ msw }) => msw.use(...manyClients()),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: /Показать ещё|Show more/ })
    await expect(canvas.getAllByRole('link')).toHaveLength(20)
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(40))
  },
})

export const Found = meta.story({
  ...startingFrom({ path: '/users?page=2', route: '/users' }),
  beforeEach: ({ msw }) => msw.use(...manyClients()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(40))
    await userEvent.type(canvas.getByRole('textbox'), 'buyer-31@')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(20))
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/users?search=тюльпан', route: '/users' }),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^(Ничего не найдено|Nothing found)$/)).toBeVisible())
    const [clear] = canvas.getAllByRole('button', { name: /Очистить поиск|Clear search/ }).slice(-1)
    if (clear === undefined) throw new Error('There is no way to clear the search.')
    await userEvent.click(clear)
    await waitFor(() => expect(canvas.getByRole('table', peopleTable)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Клиентов пока нет|No clients yet/)).toBeVisible())
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const EmptyForAnAgent = meta.story({
  ...startingFrom({ session: sessionOf(alina) }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: alina._id, people: [alina] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/пока никто не зарегистрировался|No one has signed up/)).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByText(/\/signup\?referral=alina/)).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loadFailed()),
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
    msw.use(...usersScenarios.ofBroker())
    await userEvent.click(canvas.getByRole('button', { name: /Повторить|Try again/ }))
    await waitFor(() => expect(canvas.getByRole('table', peopleTable)).toBeVisible())
  },
})

export const LoadMoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.nextPageFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Показать ещё|Show more/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getAllByRole('link')).toHaveLength(20)
  },
})

export const MarginSavedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    const margin = within(await canvas.findByRole('table', marginTable))
    margin.getByRole('button', { name: /Мария/ }).focus()
    await userEvent.tab()
    await waitFor(() => expect(margin.getByRole('button', { name: /Пётр/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const price = margin.getByLabelText(/^(Цена|Price)$/)
    await userEvent.tab()
    await waitFor(() => expect(price).toHaveFocus())
    await userEvent.clear(price)
    await userEvent.type(price, '7,25{Enter}')
    await waitFor(() => expect(margin.getByText(/^(Сохранено|Saved)$/)).toBeVisible())
    await expect(margin.getByRole('cell', { name: /7[.,]25/ })).toBeVisible()
  },
})

export const MarginWrong = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    const margin = within(await canvas.findByRole('table', marginTable))
    await userEvent.click(margin.getByRole('button', { name: /Пётр/ }))
    const city = margin.getByLabelText(/^(Доставка в город|Delivery to city)$/)
    await userEvent.clear(city)
    await userEvent.type(city, '101{Enter}')
    await waitFor(() => expect(city).toHaveFocus())
    await expect(city).toBeInvalid()
    await expect(city).toHaveValue('101')
  },
})

export const MarginSaveFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...usersScenarios.ofBroker())
    msw.use(...usersScenarios.saveFailed().slice(0, 2))
  },
  play: async ({ canvas, userEvent }) => {
    const margin = within(await canvas.findByRole('table', marginTable))
    await userEvent.click(margin.getByRole('button', { name: /Пётр/ }))
    const price = margin.getByLabelText(/^(Цена|Price)$/)
    await userEvent.clear(price)
    await userEvent.type(price, '9{Enter}')
    await waitFor(() => expect(margin.getByRole('alert')).toBeVisible())
    await expect(price).toHaveValue('9')
    // Another row is another form: it opens without closing this one.
    await userEvent.click(margin.getByRole('button', { name: /Мария/ }))
    await expect(price).toHaveValue('9')
  },
})

export const ForAnAgent = meta.story({
  ...startingFrom({ session: sessionOf(alina), path: '/users#referrals', route: '/users' }),
  beforeEach: ({ msw }) => {
    const referred = { ...pyotr, _id: 'person-ilya', referredBy: alina._id, email: 'ilya@lavka.example' }
    msw.use(...createMockMarket({ signedInId: alina._id, people: [...allPeople, referred] }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/\/signup\?referral=alina/)).toBeVisible())
    const referrals = within(await canvas.findByRole('table', { name: /Рефералы|Referrals/ }))
    await expect(referrals.getByRole('cell', { name: /^1[.,]5/ })).toBeVisible()
    await expect(referrals.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('table', marginTable)).toBeNull()
    await expect(canvas.queryByText(maria.email)).toBeNull()
  },
})

export const ForStaff = meta.story({
  ...startingFrom({ session: sessionOf(vera) }),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', marginTable)).toBeVisible())
    const shares = within(canvas.getByRole('table', { name: /^(Доля агента|Agent’s share)$/ }))
    await expect(shares.getByRole('cell', { name: /^1[.,]5/ })).toBeVisible()
  },
})

export const OwnLinkFailed = meta.story({
  ...startingFrom({ session: sessionOf(alina) }),
  beforeEach: ({ msw }) => {
    msw.use(...usersScenarios.ofAgent())
    msw.use(mock('userGet', () => refuse('internal')))
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Не удалось загрузить ссылку|link could not be loaded/)).toBeVisible(),
    )
    await expect(canvas.getByRole('table', peopleTable)).toBeVisible()
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
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => {
    const long = {
      ...maria,
      name: 'Александра-Виктория Константиновна',
      surname: 'Преображенская-Красносельская',
      company: 'Общество с ограниченной ответственностью «Цветочная мастерская на Большой Пироговской»',
      email: 'alexandra.preobrazhenskaya-krasnoselskaya@tsvetochnaya-masterskaya.example',
      city: 'Комсомольск-на-Амуре',
    }
    msw.use(...createMockMarket({ signedInId: boris._id, people: [boris, pyotr, long] }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', peopleTable)).toBeVisible())
  },
})
