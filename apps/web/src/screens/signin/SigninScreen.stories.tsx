import {
  anna,
  identityScenarios,
  mock,
  mockDelay,
  networkFailure,
  refuse,
  sessionFixture,
} from '@flower-market/api-client/msw'
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

async function fillIn({ canvas, userEvent }: StoryContext, password: string = anna.password) {
  await userEvent.type(await canvas.findByLabelText('Почта'), anna.email)
  await userEvent.type(canvas.getByLabelText('Пароль'), password)
  await userEvent.keyboard('{Enter}')
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Вход' })).toBeVisible())
    await waitFor(() => expect(document.title).toBe('Вход — ГК «Цветочный рынок»'))
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible())
    await waitFor(() => expect(document.title).toBe('Sign in — Flower Market Group'))
  },
})

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Заполните все обязательные поля!')
    await waitFor(() => expect(canvas.getByLabelText('Почта')).toHaveFocus())
    await expect(canvas.getByLabelText('Почта')).toHaveAccessibleDescription('Введите почту.')
    await expect(canvas.getByLabelText('Пароль')).toHaveAccessibleDescription('Введите пароль.')
  },
})

export const WrongCredentials = meta.story({
  play: async (context) => {
    const { canvas } = context
    await fillIn(context, 'васильки')
    const password = canvas.getByLabelText('Пароль')
    await waitFor(() => expect(canvas.getByText('Неверная почта или пароль.')).toBeVisible())
    await expect(password).toBeInvalid()
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('васильки')
  },
})

export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('signin', () => refuse('too-many-requests'))),
  play: async (context) => {
    await fillIn(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Слишком много попыток'))
  },
})

export const NetworkFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(networkFailure('signin')),
  play: async (context) => {
    await fillIn(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером'))
    await expect(context.canvas.getByLabelText('Почта')).toHaveValue(anna.email)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('signin', 'infinite')),
  play: async (context) => {
    await fillIn(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Войти' })).toHaveAttribute('aria-busy'),
    )
  },
})

export const SignsIn = meta.story({
  ...startingFrom({ path: '/signin?return=%2Fcart%3Fday%3D2026-11-26' }),
  play: async (context) => {
    await fillIn(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText('address')).toHaveTextContent('/cart?day=2026-11-26'),
    )
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
      mock('signin', () => (isAsked ? sessionFixture : refuse('csrf-failed'))),
    )
  },
  play: async (context) => {
    await fillIn(context)
    await waitFor(() => expect(context.canvas.getByLabelText('address')).toHaveTextContent('/catalog'))
  },
})

export const KeepsToTheShop = meta.story({
  ...startingFrom({ path: '/signin?return=%2F%2Fevil.example' }),
  play: async (context) => {
    await fillIn(context)
    await waitFor(() => expect(context.canvas.getByLabelText('address')).toHaveTextContent('/catalog'))
  },
})

export const KeepsThePageFirstAskedFor = meta.story({
  ...startingFrom({ path: '/signin?return=%2Fcart' }),
  play: async ({ canvas, userEvent }) => {
    const href = async (name: string) => (await canvas.findByRole('link', { name })).getAttribute('href')
    await expect(await href('Забыли пароль?')).toBe('/recovery?return=%2Fcart')
    await expect(await href('Регистрация')).toBe('/signup?return=%2Fcart')
    await expect(await href('Телефон')).toBe('/signin?by=phone&return=%2Fcart')
    await userEvent.type(canvas.getByLabelText('Почта'), anna.email)
    await userEvent.click(canvas.getByRole('link', { name: 'Телефон' }))
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'Почта' }))
    await waitFor(() => expect(canvas.getByLabelText('Почта')).toHaveValue(anna.email))
  },
})

const byPhone = startingFrom({ path: '/signin?by=phone&return=%2Fcart' })
const phoneNumber = '9161234501'

async function askForCode({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText('Телефон'), `${phoneNumber}{Enter}`)
  return canvas.findByLabelText('Код из СМС')
}

async function typeCode(context: StoryContext, code: string) {
  const field = await askForCode(context)
  await context.userEvent.type(field, code)
  return field
}

export const ByPhone = meta.story({
  ...byPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Телефон')).toHaveAccessibleDescription(/подтверждённый/),
    )
  },
})

export const WrongPhone = meta.story({
  ...byPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Телефон'), '91612{Enter}')
    await expect(canvas.getByText('Проверьте введённый номер телефона.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveFocus())
  },
})

export const WrongPhoneInEnglish = meta.story({
  ...byPhone,
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get a code' }))
    await expect(canvas.getByText('Check the entered phone number.')).toBeVisible()
  },
})

export const CodeAsked = meta.story({
  ...byPhone,
  beforeEach: ({ msw }) => msw.use(...identityScenarios.loaded()),
  play: async (context) => {
    const field = await askForCode(context)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(context.canvas.getByRole('timer')).toHaveTextContent('1:00'))
  },
})

export const CodeSentAMomentAgo = meta.story({
  ...byPhone,
  beforeEach: ({ msw }) => msw.use(...identityScenarios.retryLater()),
  play: async (context) => {
    await askForCode(context)
    await waitFor(() => expect(context.canvas.getByRole('timer')).toHaveTextContent('0:42'))
  },
})

export const NoCodeTyped = meta.story({
  ...byPhone,
  play: async (context) => {
    const field = await askForCode(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Войти' }))
    await expect(field).toHaveAccessibleDescription('Введите код.')
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const WrongCode = meta.story({
  ...byPhone,
  beforeEach: ({ msw }) => msw.use(...identityScenarios.wrongCode()),
  play: async (context) => {
    const field = await typeCode(context, '000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Неверный код! Осталось 4 попытки.'))
    await expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const WrongCodeInEnglish = meta.story({
  ...byPhone,
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...identityScenarios.wrongCode()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone'), `${phoneNumber}{Enter}`)
    const field = await canvas.findByLabelText('Code from the text message')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(field).toHaveAccessibleDescription('Enter code.')
    await userEvent.type(field, '000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid code! 4 attempts left.'))
  },
})

async function isOver(context: StoryContext) {
  const field = await typeCode(context, '000000')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/больше не действует. Запросите новый/))
  await expect(context.canvas.queryByRole('button', { name: 'Войти' })).toBeNull()
}

export const CodeExpired = meta.story({
  ...byPhone,
  beforeEach: ({ msw }) => msw.use(...identityScenarios.codeExpired()),
  play: isOver,
})

export const CodeLocked = meta.story({
  ...byPhone,
  beforeEach: ({ msw }) => {
    let asked = 0
    msw.use(
      // The first answer lets the next code be asked for at once.
      mock('signinSendCode', ({ body: _body }) => {
        asked += 1
        const retryAt = asked === 1 ? '2026-11-21T07:59:00.000Z' : '2026-11-21T08:01:00.000Z'
        return { retryAt, expiresAt: '2026-11-21T08:05:00.000Z', digits: 6 }
      }),
      ...identityScenarios.codeLocked(),
    )
  },
  play: async (context) => {
    await isOver(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Войти' })).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Код из СМС')).toHaveFocus())
  },
})

export const AnotherNumber = meta.story({
  ...byPhone,
  play: async (context) => {
    await askForCode(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Изменить номер' }))
    await waitFor(() => expect(context.canvas.getByLabelText('Телефон')).toHaveValue('916 123 45 01'))
  },
})

export const SmsUnavailable = meta.story({
  ...byPhone,
  beforeEach: ({ msw }) => msw.use(...identityScenarios.unavailable()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Телефон'), `${phoneNumber}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Сервис временно недоступен'))
  },
})

export const SignsInByPhone = meta.story({
  ...byPhone,
  beforeEach: ({ msw }) => msw.use(mock('signinPhone', () => sessionFixture)),
  play: async (context) => {
    await typeCode(context, '271828')
    await waitFor(() => expect(context.canvas.getByLabelText('address')).toHaveTextContent('/cart'))
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
