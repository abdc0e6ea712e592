import {
  identityScenarios,
  mock,
  networkFailure,
  refuse,
  sessionFixture,
  signupToken,
} from '@flower-market/api-client/msw'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SignupVerifyScreen from './SignupVerifyScreen.tsx'

const path = `/signup/verify#${signupToken}`
const route = '/signup/verify'

const meta = preview.meta({
  title: 'Screens/SignupVerify',
  component: SignupVerifyScreen,
  ...withScreen({ path, route, session: null }),
})

function Fragment() {
  return <output aria-label="fragment">{useLocation().hash}</output>
}

export const Loading = meta.story({
  render: () => (
    <>
      <SignupVerifyScreen />
      <Fragment />
    </>
  ),
  beforeEach: ({ msw }) => msw.use(...identityScenarios.loading()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Подтверждаем адрес/)).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('fragment')).toBeEmptyDOMElement())
  },
})

const posted = fn<(token: string) => void>()

export const Joins = meta.story({
  render: () => (
    <StrictMode>
      <SignupVerifyScreen />
    </StrictMode>
  ),
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      mock('signupVerify', ({ body: { token } }) => {
        posted(token)
        return sessionFixture
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(/^\/catalog$/))
    await expect(posted.mock.calls).toEqual([[signupToken]])
  },
})

export const LinkExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.linkExpired()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/signup/expired'))
  },
})

export const PasswordNeeded = meta.story({
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      mock('signupVerify', ({ body: { password } }) => {
        if (password === undefined) return refuse('password-needed')
        posted(password)
        return refuse('wrong-password')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/не в том браузере/)).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Пароль'), 'пионы после дождя')
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить и войти' }))
    await waitFor(() => expect(canvas.getByLabelText('Пароль')).toHaveAccessibleDescription(/другой пароль/))
    await waitFor(() => expect(canvas.getByLabelText('Пароль')).toHaveFocus())
    await expect(posted.mock.calls).toEqual([['пионы после дождя']])
  },
})

export const WithoutALink = meta.story({
  ...startingFrom({ path: '/signup/verify', route }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/signup/expired'))
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(networkFailure('signupVerify')),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером'))
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером'))
  },
})

export const SignedInAlready = meta.story({
  ...startingFrom({ session: sessionFixture }),
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      mock('signupVerify', ({ body: { token } }) => {
        posted(token)
        return refuse('link-expired')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Вы вошли с почтой/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Перейти в каталог' })).toBeVisible()
    await expect(posted).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить и войти' }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/signup/expired'))
    await expect(posted).toHaveBeenCalledOnce()
  },
})

export const InEnglish = meta.story({
  ...startingFrom({ session: sessionFixture }),
  globals: { locale: 'en' },
})
