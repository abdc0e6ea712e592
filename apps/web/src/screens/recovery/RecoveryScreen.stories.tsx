import { anna, identityScenarios } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import RecoveryScreen from './RecoveryScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Recovery',
  component: RecoveryScreen,
  ...withScreen({ path: '/recovery', session: null }),
})

async function ask({ canvas, userEvent }: StoryContext) {
  return userEvent.type(await canvas.findByLabelText('Почта'), `${anna.email}{Enter}`)
}

export const Empty = meta.story()

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const AsksForALink = meta.story({
  ...startingFrom({ path: '/recovery?return=%2Fcart' }),
  play: async (context) => {
    await ask(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText('address')).toHaveTextContent(
        `/recovery/${encodeURIComponent(anna.email)}?return=%2Fcart`,
      ),
    )
  },
})

export const Malformed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'anna{Enter}')
    await expect(canvas.getByLabelText('Почта')).toHaveAccessibleDescription(/имя@домен\.рф/)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.loading()),
  play: async (context) => {
    await ask(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Получить ссылку' })).toHaveAttribute('aria-busy'),
    )
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.loadFailed()),
  play: async (context) => {
    await ask(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
    await expect(context.canvas.getByLabelText('Почта')).toHaveValue(anna.email)
  },
})
