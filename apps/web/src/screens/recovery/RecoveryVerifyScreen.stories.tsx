import { identityScenarios, mock, recoveryToken, refuse, sessionFixture } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import RecoveryVerifyScreen from './RecoveryVerifyScreen.tsx'

const route = '/recovery/verify'

const meta = preview.meta({
  title: 'Screens/RecoveryVerify',
  component: RecoveryVerifyScreen,
  ...withScreen({ path: `/recovery/verify#${recoveryToken}`, route, session: null }),
})

async function setPassword({ canvas, userEvent }: StoryContext, password = 'снег над тюльпанами') {
  const field = await canvas.findByLabelText('Новый пароль')
  await userEvent.type(field, `${password}{Enter}`)
  return field
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Новый пароль')).toHaveAttribute('autocomplete', 'new-password'),
    )
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.loading()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Проверяем ссылку/)).toBeVisible())
  },
})

let isDown = false

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    isDown = true
    // Down until it is asked again: a page may ask more than once while it is being made.
    msw.use(mock('recoveryVerify', () => (isDown ? refuse('internal') : {})))
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
    isDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(canvas.getByLabelText('Новый пароль')).toBeVisible())
  },
})

export const LinkExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.linkExpired()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/recovery/expired'))
  },
})

export const WithoutALink = meta.story({
  ...startingFrom({ path: route }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/recovery/expired'))
  },
})

export const TooShort = meta.story({
  play: async (context) => {
    const field = await setPassword(context, 'снег')
    await expect(field).toHaveAccessibleDescription(/Нужно не меньше 10 символов/)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(context.canvas.getAllByText(/Нужно не меньше 10 символов/)).toHaveLength(1)
  },
})

export const PasswordPersonal = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.weakPassword('personal')),
  play: async (context) => {
    const field = await setPassword(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ваше имя или почту/))
    await expect(field).toHaveValue('снег над тюльпанами')
  },
})

export const SetsThePassword = meta.story({
  play: async (context) => {
    await setPassword(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText('address')).toHaveTextContent('/recovery/confirmed'),
    )
  },
})

export const SignedIn = meta.story({
  ...startingFrom({ session: sessionFixture }),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('recoveryVerify', () => ({})),
      mock('authentication', () => refuse('not-signed-in')),
    ),
  play: async (context) => {
    await setPassword(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText('address')).toHaveTextContent('/recovery/confirmed'),
    )
  },
})
