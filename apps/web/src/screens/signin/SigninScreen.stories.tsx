import { ANNA, mock, mockDelay, networkFailure, refuse, SESSION_FIXTURE } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SigninScreen from './SigninScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Signin',
  component: SigninScreen,
  ...withScreen({ path: '/signin', session: null }),
})

const fillIn = async ({ canvas, userEvent }: StoryContext, password: string = ANNA.password) => {
  await userEvent.type(await canvas.findByLabelText('Почта'), ANNA.email)
  await userEvent.type(canvas.getByLabelText('Пароль'), password)
  await userEvent.keyboard('{Enter}')
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вход' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Вход — ГК «Цветочный рынок»'))
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Sign in — Flower Market Group'))
  },
})

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Заполните все обязательные поля!')
    await expect(canvas.getByLabelText('Почта')).toHaveFocus()
    await expect(canvas.getByLabelText('Почта')).toHaveAccessibleDescription('Введите почту.')
    await expect(canvas.getByLabelText('Пароль')).toHaveAccessibleDescription('Введите пароль.')
  },
})

export const WrongCredentials = meta.story({
  play: async (context) => {
    const { canvas } = context
    await fillIn(context, 'васильки')
    const password = canvas.getByLabelText('Пароль')
    await expect(await canvas.findByText('Неверная почта или пароль.')).toBeVisible()
    await expect(password).toBeInvalid()
    await expect(password).toHaveFocus()
    await expect(password).toHaveValue('васильки')
  },
})

export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('signin', () => refuse('too-many-requests'))),
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Слишком много попыток')
  },
})

export const NetworkFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(networkFailure('signin')),
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Нет связи с сервером')
    await expect(context.canvas.getByLabelText('Почта')).toHaveValue(ANNA.email)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('signin', 'infinite')),
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByRole('button', { name: 'Войти' })).toHaveAttribute('aria-busy')
  },
})

export const SignsIn = meta.story({
  ...startingFrom({ path: '/signin?return=%2Fcart%3Fday%3D2026-11-26' }),
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByLabelText('address')).toHaveTextContent('/cart?day=2026-11-26')
  },
})

export const TokenOfAnEndedSession = meta.story({
  beforeEach: ({ msw }) => {
    let isAsked = false
    msw.use(
      mock('authentication', () => {
        isAsked = true
        return refuse('not-signed-in')
      }),
      mock('signin', () => (isAsked ? SESSION_FIXTURE : refuse('csrf-failed'))),
    )
  },
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByLabelText('address')).toHaveTextContent('/catalog')
  },
})

export const KeepsToTheShop = meta.story({
  ...startingFrom({ path: '/signin?return=%2F%2Fevil.example' }),
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByLabelText('address')).toHaveTextContent('/catalog')
  },
})
