import {
  cartFixture,
  passwordScenarios,
  placesScenarios,
  profileScenarios,
  sessionsScenarios,
} from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { savedFiles } from '../../stories/saved-files.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SettingsScreen from './SettingsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Settings',
  component: SettingsScreen,
  ...withScreen({ path: '/settings' }),
})

async function section({ canvas }: StoryContext, name: string) {
  return within(await canvas.findByRole('region', { name }))
}

const newPassword = 'семь пионов у двери'

async function changePassword(context: StoryContext, password = newPassword) {
  const form = await section(context, 'Пароль')
  await context.userEvent.type(form.getByLabelText('Текущий пароль'), 'flowers')
  await context.userEvent.type(form.getByLabelText('Новый пароль'), `${password}{Enter}`)
  return form
}

export const Loaded = meta.story({
  play: async (context) => {
    const sessions = await section(context, 'Сеансы')
    await waitFor(() => expect(sessions.getByText('Safari, iPhone')).toBeVisible())
    await expect(sessions.getByText('Это устройство')).toBeVisible()
    const region = await section(context, 'Регион')
    await waitFor(() => expect(region.getByLabelText('Регион закупки')).toHaveDisplayValue('Москва'))
    await expect(context.canvas.getByText(/^до 16:00 за 1 день до доставки$/)).toBeVisible()
    await expect(context.canvas.getByText(/Тула — 1\s300\s₽/)).toBeVisible()
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This device')).toBeVisible())
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  },
})

export const OnAPhone = meta.story({
  ...startingFrom({ frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionsScenarios.loading().slice(0, 1), ...placesScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...sessionsScenarios.loadFailed().slice(0, 1), ...placesScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3))
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...placesScenarios.empty()),
  play: async (context) => {
    const region = await section(context, 'Регион')
    await waitFor(() => expect(region.getByLabelText('Регион закупки')).toHaveDisplayValue('moscow'))
  },
})

export const AtASection = meta.story({
  ...startingFrom({ path: '/settings?from=menu#delivery', route: '/settings' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Доставка' })).toHaveFocus())
  },
})

export const AnotherLanguage = meta.story({
  ...startingFrom({ path: '/settings?from=menu' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'English' }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/en/settings?from=menu'))
  },
})

export const AnotherRegion = meta.story({
  play: async (context) => {
    const region = await section(context, 'Регион')
    const save = await region.findByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await context.userEvent.selectOptions(region.getByLabelText('Регион закупки'), 'Казань')
    await expect(region.getByText(/Город доставки «Москва» не относится/)).toBeVisible()
    await expect(region.getByText('Самовывоза не будет, только доставка.')).toBeVisible()
    await expect(region.getByText(/^до 12:00 за 2 дня до доставки$/)).toBeVisible()
    await context.userEvent.click(save)
    await waitFor(() => expect(region.getByText('Изменения сохранены.')).toBeVisible())
    await expect(region.getByLabelText('Регион закупки')).toHaveDisplayValue('Казань')
    await expect(region.queryByText(/не относится/)).toBeNull()
    const delivery = await section(context, 'Доставка')
    await expect(delivery.getByLabelText('Город доставки')).toHaveDisplayValue('Не выбран')
  },
})

/** The cart has days that the region is not delivered to on. */
export const AnotherRegionWithACart = meta.story({
  ...startingFrom({ cart: cartFixture }),
  play: async (context) => {
    const region = await section(context, 'Регион')
    await context.userEvent.selectOptions(await region.findByLabelText('Регион закупки'), 'Казань')
    await expect(region.getByText(/^Корзину проверим заново/)).toBeVisible()
    await expect(region.getByText(/^1 день из корзины не совпадает/)).toBeVisible()
  },
})

export const AnotherDelivery = meta.story({
  play: async (context) => {
    const delivery = await section(context, 'Доставка')
    await context.userEvent.selectOptions(await delivery.findByLabelText('Город доставки'), 'Тула')
    // The region is not delivered to on Sundays.
    await expect(delivery.queryByRole('button', { name: /воскресенье/ })).toBeNull()
    await context.userEvent.click(delivery.getByRole('button', { name: /пятница/ }))
    await context.userEvent.click(delivery.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(delivery.getByText('Изменения сохранены.')).toBeVisible())
    await expect(delivery.getByRole('button', { name: /пятница/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(delivery.getByRole('button', { name: /понедельник/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  },
})

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.saveFailed()),
  play: async (context) => {
    const region = await section(context, 'Регион')
    await context.userEvent.selectOptions(await region.findByLabelText('Регион закупки'), 'Казань')
    await context.userEvent.click(region.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(region.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
    await expect(region.getByLabelText('Регион закупки')).toHaveDisplayValue('Казань')
  },
})

export const PasswordChanged = meta.story({
  play: async (context) => {
    const form = await changePassword(context)
    await waitFor(() => expect(form.getByText('Пароль изменён. Остальные сеансы завершены.')).toBeVisible())
    await expect(form.getByLabelText('Текущий пароль')).toHaveValue('')
    await waitFor(() => expect(context.canvas.getByText('Других сеансов нет.')).toBeVisible())
  },
})

export const PasswordMissing = meta.story({
  play: async (context) => {
    const form = await section(context, 'Пароль')
    await context.userEvent.click(form.getByRole('button', { name: 'Сменить пароль' }))
    await expect(form.getByRole('alert')).toHaveTextContent('Заполните все обязательные поля!')
    await waitFor(() => expect(form.getByLabelText('Текущий пароль')).toHaveFocus())
  },
})

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(...passwordScenarios.wrongPassword()),
  play: async (context) => {
    const form = await changePassword(context)
    await waitFor(() =>
      expect(form.getByLabelText('Текущий пароль')).toHaveAccessibleDescription('Неверный текущий пароль.'),
    )
    await expect(form.getByLabelText('Новый пароль')).toHaveValue(newPassword)
  },
})

export const WeakPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(...passwordScenarios.weakPassword('too-common')),
  play: async (context) => {
    const form = await changePassword(context)
    await waitFor(() => expect(form.getByText(/встречался в утечках/)).toBeVisible())
  },
})

export const PasswordNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...passwordScenarios.saveFailed()),
  play: async (context) => {
    const form = await changePassword(context)
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
  },
})

export const EndsASession = meta.story({
  play: async (context) => {
    const sessions = await section(context, 'Сеансы')
    await context.userEvent.click(
      await sessions.findByRole('button', { name: 'Завершить сеанс: Safari, iPhone' }),
    )
    await waitFor(() => expect(sessions.queryByText('Safari, iPhone')).toBeNull())
    const next = { name: 'Завершить сеанс: Firefox, Windows' }
    await waitFor(() => expect(sessions.getByRole('button', next)).toHaveFocus())
    await context.userEvent.keyboard('{Enter}')
    // The line that is left has no button.
    await waitFor(() => expect(sessions.getByRole('heading', { name: 'Сеансы' })).toHaveFocus())
  },
})

export const EndsAllOthers = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context
    const sessions = await section(context, 'Сеансы')
    await userEvent.click(await sessions.findByRole('button', { name: 'Завершить остальные сеансы' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }))
    await waitFor(() => expect(sessions.getByText('Других сеансов нет.')).toBeVisible())
  },
})

export const SessionsNotEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionsScenarios.saveFailed()),
  play: async (context) => {
    const sessions = await section(context, 'Сеансы')
    const end = { name: 'Завершить сеанс: Safari, iPhone' }
    await context.userEvent.click(await sessions.findByRole('button', end))
    await waitFor(() => expect(sessions.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
    await expect(sessions.getByRole('button', end)).toBeVisible()
  },
})

export const OnlyHere = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionsScenarios.one()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Других сеансов нет.')).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionsScenarios.many()),
})

async function openErase(context: StoryContext, password: string) {
  const data = await section(context, 'Персональные данные')
  await context.userEvent.click(data.getByRole('button', { name: 'Удалить аккаунт' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' }))
  await context.userEvent.type(dialog.getByLabelText('Текущий пароль'), `${password}{Enter}`)
  return dialog
}

export const ErasingWithMoney = meta.story({
  play: async (context) => {
    const dialog = await openErase(context, 'flowers')
    const list = within(await dialog.findByRole('alert'))
    await expect(list.getByRole('link', { name: 'остаток или резерв на счёте' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'незавершённые заказы' })).toBeVisible()
  },
})

export const ErasingWithAWrongPasswordKeyboard = meta.story({
  play: async (context) => {
    const dialog = await openErase(context, 'tulips')
    await waitFor(() => expect(dialog.getByText('Неверный текущий пароль.')).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText('Текущий пароль')).toHaveFocus())
  },
})

export const DataDownloaded = meta.story({
  play: async (context) => {
    const saved = savedFiles()
    const data = await section(context, 'Персональные данные')
    await context.userEvent.click(data.getByRole('button', { name: 'Скачать мои данные' }))
    await waitFor(() => expect(saved()).toEqual([expect.stringMatching(/^personal-data-.*\.json$/)]))
  },
})
