import { identityScenarios } from '@flower-market/api-client/msw'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { noSettings, settingsAtom } from '../../state/settings.atoms.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SignupCheckMailScreen from './SignupCheckMailScreen.tsx'

const route = '/signup/:email'

const meta = preview.meta({
  title: 'Screens/SignupCheckMail',
  component: SignupCheckMailScreen,
  ...withScreen({ path: '/signup/nina%40romashka.example', route, session: null }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('nina@romashka.example')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'входящих песочницы' })).toBeNull()
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const SentAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() => expect(canvas.getByText('Письмо отправлено ещё раз.')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('1:00'))
  },
})

export const RetryLater = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.retryLater()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:42'))
  },
})

export const Unavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.unavailable()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Сервис временно недоступен'))
  },
})

function InSandbox() {
  const setSettings = useSetAtom(settingsAtom)
  useEffect(() => setSettings({ ...noSettings, hasSandboxInbox: true }), [setSettings])
  return <SignupCheckMailScreen />
}

export const WithSandboxInbox = meta.story({
  render: () => <InSandbox />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'входящих песочницы' })).toHaveAttribute('href', '/outbox'),
    )
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/signup/nobody', route }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не найдена страница: /signup/nobody')).toBeVisible())
  },
})

const long = `${'romashka-and-the-other-flowers-'.repeat(4)}@${'very-long-name.'.repeat(5)}example`

export const LongContent = meta.story({
  ...startingFrom({ path: `/signup/${long}`, route }),
  globals: { viewport: { value: 'phone' } },
})
