import { identityScenarios } from '@flower-market/api-client/msw'
import { expect } from 'storybook/test'
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
    await expect(await canvas.findByText('anna@buket.example')).toBeVisible()
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const RetryLater = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.retryLater()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }))
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:42')
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/recovery/nobody', route }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не найдена страница: /recovery/nobody')).toBeVisible()
  },
})
