import { fixtureTotp, secondFactorScenarios, sessionOf, vera } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { playPasskeys } from '../../stories/played-passkeys.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SecurityScreen from './SecurityScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Security',
  component: SecurityScreen,
  ...withScreen({ path: '/security' }),
})

const screen = within(document.body)

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('осталось 8 из 10')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Это устройство')).toBeVisible())
  },
})

export const InEnglish = Loaded.extend({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('8 of 10 left')).toBeVisible())
  },
})

export const OnAPhone = Loaded.extend({
  ...startingFrom({ frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.loading()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем настройки входа')).toBeInTheDocument())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не удалось загрузить настройки входа.')).toBeVisible())
  },
})

export const Off = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.none()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Сейчас вы входите только по паролю.')).toBeVisible())
  },
})

export const FewCodesLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.oneCodeLeft()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/почти не осталось/)).toBeVisible())
  },
})

async function giveThePassword({ canvas, userEvent }: StoryContext) {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Настроить' })).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: 'Настроить' }))
  await waitFor(() => expect(canvas.getByLabelText('Пароль')).toBeVisible())
  await userEvent.type(canvas.getByLabelText('Пароль'), `${vera.password}{Enter}`)
  await waitFor(() => expect(canvas.getByLabelText('Код')).toBeVisible())
}

export const SettingUp = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.none()),
  play: async (context) => {
    await giveThePassword(context)
    const { canvas } = context
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'QR-код для приложения-аутентификатора' })).toBeVisible(),
    )
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  },
})

export const SettingUpInEnglish = meta.story({
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.none()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set up' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Password'), `${vera.password}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible())
  },
})

export const SettingUpOnAPhone = SettingUp.extend({
  ...startingFrom({ frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
})

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.none()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Настроить' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Настроить' }))
    await waitFor(() => expect(canvas.getByLabelText('Пароль')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Пароль'), 'tulips{Enter}')
    await waitFor(() => expect(canvas.getByText('Неверный пароль.')).toBeVisible())
  },
})

export const WrongCode = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.wrongCode()),
  play: async (context) => {
    await giveThePassword(context)
    await context.userEvent.type(context.canvas.getByLabelText('Код'), '123456{Enter}')
    await waitFor(() => expect(context.canvas.getByText(/^Код неверный или уже использован/)).toBeVisible())
    await expect(context.canvas.getByLabelText('Код')).toBeInvalid()
  },
})

export const SetUpByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.none()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await giveThePassword(context)
    await userEvent.type(canvas.getByLabelText('Код'), `${fixtureTotp()}{Enter}`)
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Резервные коды' }).children).toHaveLength(10),
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Резервные коды' })).toHaveFocus())
    for (const name of ['Скачать', 'Скопировать все', 'Коды сохранены']) {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('осталось 10 из 10')).toBeVisible())
  },
})

export const RecoveryCodesShown = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.none()),
  play: async (context) => {
    await giveThePassword(context)
    await context.userEvent.type(context.canvas.getByLabelText('Код'), `${fixtureTotp()}{Enter}`)
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Коды сохранены' })).toBeVisible())
  },
})

export const NewRecoveryCodes = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Новые резервные коды' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Новые резервные коды' }))
    await waitFor(() => expect(screen.getByLabelText('Код')).toBeVisible())
    await userEvent.type(screen.getByLabelText('Код'), fixtureTotp())
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }))
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Резервные коды' }).children).toHaveLength(10),
    )
  },
})

export const WithPasskeys = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.withPasskeys()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('YubiKey 5C')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить YubiKey 5C' }))
    await waitFor(() => expect(screen.getByLabelText('Код')).toBeVisible())
    await userEvent.type(screen.getByLabelText('Код'), fixtureTotp())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(canvas.queryByText('YubiKey 5C')).toBeNull())
    await expect(canvas.getByText('Chrome, Windows')).toBeVisible()
  },
})

export const WithPasskeysInEnglish = meta.story({
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.withPasskeys()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('on this device only')).toBeVisible())
  },
})

export const PasskeyAddedByKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...secondFactorScenarios.loaded())
    return playPasskeys()
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить ключ доступа' })).toBeVisible())
    canvas.getByRole('button', { name: 'Добавить ключ доступа' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Название')).toBeVisible())
    await userEvent.clear(screen.getByLabelText('Название'))
    await userEvent.type(screen.getByLabelText('Название'), 'Рабочий ноутбук')
    await userEvent.type(screen.getByLabelText('Код'), fixtureTotp())
    screen.getByRole('button', { name: 'Продолжить' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Рабочий ноутбук')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const PasskeyCanceled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...secondFactorScenarios.loaded())
    return playPasskeys('canceled')
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить ключ доступа' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ключ доступа' }))
    await waitFor(() => expect(screen.getByLabelText('Код')).toBeVisible())
    await userEvent.type(screen.getByLabelText('Код'), fixtureTotp())
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }))
    await waitFor(() => expect(screen.getByText(/действие отменили или время вышло/)).toBeVisible())
    // The code was spent: the browser is asked again without another one.
    await expect(screen.queryByLabelText('Код')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Запросить ещё раз' })).toBeVisible()
  },
})

export const TurnedOff = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отключить' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Отключить' }))
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toBeVisible())
    await userEvent.type(screen.getByLabelText('Пароль'), vera.password)
    await userEvent.type(screen.getByLabelText('Код'), fixtureTotp())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отключить' }))
    await waitFor(() => expect(canvas.getByText('Сейчас вы входите только по паролю.')).toBeVisible())
  },
})

export const TurningOffWhereItIsRequired = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.required()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отключить' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Отключить' }))
    await waitFor(() => expect(screen.getByText(/сразу нужно будет настроить заново/)).toBeVisible())
  },
})

export const SetUpFirst = meta.story({
  ...startingFrom({ frame: 'shell', session: { ...sessionOf(vera), isSecondFactorMissing: true } }),
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.missing()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Настройте второй фактор' })).toBeVisible(),
    )
    await expect(canvas.queryByText('Сеансы')).toBeNull()
  },
})

export const SetUpFirstAndThenToThePage = SetUpFirst.extend({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Пароль')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Пароль'), `${vera.password}{Enter}`)
    await waitFor(() => expect(canvas.getByLabelText('Код')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Код'), `${fixtureTotp()}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Коды сохранены' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Коды сохранены' }))
    await waitFor(() => expect(canvas.getByText('осталось 10 из 10')).toBeVisible())
  },
})
