import { identityScenarios } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import RecoveryCheckMailScreen from './RecoveryCheckMailScreen.tsx'

const route = '/recovery/:email'

const meta = preview.meta({
  title: 'Screens/RecoveryCheckMail',
  component: RecoveryCheckMailScreen,
  ...withScreen({ path: '/recovery/anna%40buket.example', route, session: null }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('anna@buket.example')).toBeVisible())
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const RetryLater = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.retryLater()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:42'))
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/recovery/nobody', route }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не найдена страница: /recovery/nobody')).toBeVisible())
  },
})
