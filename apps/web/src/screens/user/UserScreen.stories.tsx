import { expect } from 'storybook/test'
import { alina, anna, boris, maria, pyotr, sessionOf, usersScenarios } from '@flower-market/api-client/msw'
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Пётр Лозин' })).toBeVisible()
    await expect(canvas.getByText(pyotr.email)).toBeVisible()
    await expect(canvas.getByLabelText(/^(Доставка в регион|Delivery to region)$/)).toHaveValue(
      document.documentElement.lang === 'en' ? '1.5' : '1,5',
    )
  },
})

export const Rejected = meta.story({
  ...startingFrom(at(maria._id)),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(maria.verification.comment)).toBeVisible()
  },
})

export const MarginSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText(/^(Цена|Price)$/)
    await userEvent.clear(price)
    await userEvent.type(price, '12.5{Enter}')
    await expect(await canvas.findByText(/^(Сохранено|Saved)$/)).toBeVisible()
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
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(price).toHaveValue('8')
  },
})

export const ForAnAgent = meta.story({
  ...startingFrom({ ...at(maria._id), session: sessionOf(alina) }),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofAgent()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Мария Ветрова' })).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Пётр Лозин' })).toBeVisible()
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Не найдена страница|Page not found): .*\/users\//)).toBeVisible()
  },
})

export const SomebodyElses = meta.story({
  ...startingFrom(at(anna._id)),
  beforeEach: ({ msw }) => msw.use(...usersScenarios.ofBroker()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Не найдена страница|Page not found): .*demo-anna/)).toBeVisible()
  },
})

export const NotForBuyers = meta.story({
  ...startingFrom({ session: sessionOf(anna), frame: 'shell' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Не найдена страница|Page not found): .*\/users/)).toBeVisible()
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
    await expect(await canvas.findByText('All users')).toBeVisible()
  },
})
