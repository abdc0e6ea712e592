import { identityScenarios, mock } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { legalVersion } from '../../legal-version.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SignupScreen from './SignupScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Signup',
  component: SignupScreen,
  ...withScreen({ path: '/signup', session: null }),
})

const nina = { name: 'Нина', surname: 'Полева', email: 'nina@romashka.example' }

async function typeIn({ canvas, userEvent }: StoryContext, password: string) {
  await userEvent.type(await canvas.findByLabelText('Имя'), nina.name)
  await userEvent.type(canvas.getByLabelText('Фамилия'), nina.surname)
  await userEvent.type(canvas.getByLabelText('Почта'), nina.email)
  await userEvent.type(canvas.getByLabelText('Пароль'), password)
}

async function join(context: StoryContext, password = 'снег над тюльпанами') {
  const { canvas, userEvent } = context
  await typeIn(context, password)
  await userEvent.click(canvas.getByRole('checkbox', { name: /оферты/ }))
  await userEvent.click(canvas.getByRole('checkbox', { name: /персональных/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox')
    await expect(boxes).toHaveLength(3)
    for (const box of boxes) await expect(box).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: 'оферты' })).toHaveAttribute('href', '/offer')
    await expect(canvas.getByRole('link', { name: /обработку/ })).toHaveAttribute(
      'href',
      '/flower-privacy-policy',
    )
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fill in all required fields!')
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Зарегистрироваться' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Заполните все обязательные поля!')
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await expect(canvas.getByRole('checkbox', { name: /оферты/ })).toBeInvalid()
    await expect(canvas.getByRole('checkbox', { name: /новости/ })).toBeValid()
  },
})

export const ConsentsMissing = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeIn(context, 'снег над тюльпанами')
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    const offer = canvas.getByRole('checkbox', { name: /оферты/ })
    await waitFor(() => expect(offer).toHaveFocus())
    await expect(offer).toHaveAccessibleDescription(/Примите условия оферты/)
    await expect(canvas.getByLabelText('Имя')).toHaveValue(nina.name)
  },
})

export const PasswordGrows = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeIn(context, 'полева')
    const password = canvas.getByLabelText('Пароль')
    await expect(password).toHaveAccessibleDescription(/не меньше 10 символов/)
    await userEvent.type(password, '-2026')
    await expect(password).toHaveAccessibleDescription(/ваше имя или почту/)
    await userEvent.clear(password)
    await userEvent.type(password, 'снег над тюльпанами')
    await expect(password).toHaveAccessibleDescription(/Надёжный/)
  },
})

export const PasswordTooCommon = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.weakPassword('too-common')),
  play: async (context) => {
    await join(context)
    const password = context.canvas.getByLabelText('Пароль')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/встречался в утечках/))
    await waitFor(() => expect(password).toHaveFocus())
  },
})

const asked = fn<(body: unknown) => void>()

export const Joins = meta.story({
  ...startingFrom({ path: '/signup?referral=ROSE1&return=%2Fcart' }),
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      mock('signup', ({ body }) => {
        asked(body)
        return { retryAt: '2026-11-21T08:01:00.000Z' }
      }),
    )
  },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(/кодом ROSE1/)).toBeVisible())
    await join(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText('address')).toHaveTextContent(
        '/signup/nina%40romashka.example?return=%2Fcart',
      ),
    )
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({
        consents: { offer: true, personalData: true, marketing: false },
        consentVersion: legalVersion,
        locale: 'ru',
        referral: 'ROSE1',
      }),
    )
  },
})

export const ReferralUnknown = meta.story({
  ...startingFrom({ path: '/signup?referral=NOBODY' }),
  beforeEach: ({ msw }) => msw.use(...identityScenarios.referralUnknown()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await join(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить без приглашения' }))
    await waitFor(() => expect(canvas.queryByText(/NOBODY/)).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByLabelText('Имя')).toHaveValue(nina.name)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.loading()),
  play: async (context) => {
    await join(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Зарегистрироваться' })).toHaveAttribute('aria-busy'),
    )
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.offline()),
  play: async (context) => {
    await join(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером'))
    await expect(context.canvas.getByLabelText('Пароль')).toHaveValue('снег над тюльпанами')
  },
})

export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.tooManyAttempts()),
  play: async (context) => {
    await join(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Слишком много попыток'))
  },
})
