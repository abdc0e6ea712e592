import { fixtureTotp, mock, refuse, secondFactorScenarios } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { playPasskeys } from '../../stories/played-passkeys.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SigninScreen from './SigninScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Sign in',
  component: SigninScreen,
  ...withScreen({ path: '/signin', session: null, frame: 'shell' }),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Вход' })).toBeVisible())
  },
})

export const SignedInByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'vera@flower-market.example')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'flowers{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/desk'))
  },
})

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'vera@flower-market.example')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'tulips{Enter}')
    await waitFor(() => expect(canvas.getByText('Неверная почта или пароль.')).toBeVisible())
  },
})

export const NotStaff = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('signin', () => refuse('staff-only')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'anna@buket.example')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'flowers{Enter}')
    await waitFor(() => expect(canvas.getByText('Эта почта — не сотрудника.')).toBeVisible())
  },
})

export const OnAPhone = Empty.extend({
  ...startingFrom({}),
  globals: { viewport: { value: 'phone' } },
})

async function givePassword({ canvas, userEvent }: StoryContext) {
  await waitFor(() => expect(canvas.getByLabelText('Почта')).toBeVisible())
  await userEvent.type(canvas.getByLabelText('Почта'), 'vera@flower-market.example')
  await userEvent.type(canvas.getByLabelText('Пароль'), 'flowers{Enter}')
  await waitFor(() => expect(canvas.getByLabelText('Код')).toHaveFocus())
}

export const CodeAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signedOut()),
  play: async (context) => {
    await givePassword(context)
    await expect(context.canvas.getByLabelText('Код')).toHaveAttribute('autocomplete', 'one-time-code')
  },
})

export const CodeAskedInEnglish = meta.story({
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signedOut()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Email'), 'vera@flower-market.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'flowers{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toBeVisible())
  },
})

export const CodeAskedOnAPhone = CodeAsked.extend({ globals: { viewport: { value: 'phone' } } })

export const SignedInByCodeByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signedOut()),
  play: async (context) => {
    await givePassword(context)
    await context.userEvent.keyboard(`${fixtureTotp()}{Enter}`)
    await waitFor(() => expect(context.canvas.getByLabelText('address')).toBeInTheDocument())
  },
})

export const SignedInByRecoveryCode = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signedOut()),
  play: async (context) => {
    await givePassword(context)
    await context.userEvent.keyboard('07k2m-5zrst{Enter}')
    await waitFor(() => expect(context.canvas.getByLabelText('address')).toBeInTheDocument())
  },
})

export const NoCodeTyped = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signedOut()),
  play: async (context) => {
    await givePassword(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Код')).toHaveAccessibleDescription(/Введите код/),
    )
  },
})

export const WrongSecondFactor = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signInWrongCode()),
  play: async (context) => {
    await givePassword(context)
    await context.userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(context.canvas.getByText(/^Код неверный или уже использован/)).toBeVisible())
    await waitFor(() => expect(context.canvas.getByLabelText('Код')).toHaveFocus())
  },
})

export const CodeTooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signInExpired()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await givePassword(context)
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Вход не завершён вовремя'))
    await userEvent.click(canvas.getByRole('button', { name: 'Войти по-другому' }))
    await waitFor(() => expect(canvas.getByLabelText('Пароль')).toBeVisible())
  },
})

async function reachPasskey({ canvas, userEvent }: StoryContext) {
  await waitFor(() => expect(canvas.getByLabelText('Почта')).toBeVisible())
  await userEvent.type(canvas.getByLabelText('Почта'), 'vera@flower-market.example')
  await userEvent.type(canvas.getByLabelText('Пароль'), 'flowers{Enter}')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Использовать ключ доступа' })).toHaveFocus())
}

export const PasskeyAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.signedOutWithPasskey()),
  play: reachPasskey,
})

export const PasskeyAskedOnAPhone = PasskeyAsked.extend({ globals: { viewport: { value: 'phone' } } })

export const SignedInByPasskeyByKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...secondFactorScenarios.signedOutWithPasskey())
    return playPasskeys()
  },
  play: async (context) => {
    await reachPasskey(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(context.canvas.getByLabelText('address')).toBeInTheDocument())
  },
})

export const PasskeyRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...secondFactorScenarios.signInPasskeyRefused())
    return playPasskeys()
  },
  play: async (context) => {
    await reachPasskey(context)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('Не удалось проверить ключ'),
    )
  },
})
