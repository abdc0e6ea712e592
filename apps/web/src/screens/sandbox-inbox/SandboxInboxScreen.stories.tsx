import { outbox, outboxScenarios } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import SandboxInboxScreen from './SandboxInboxScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Outbox',
  component: SandboxInboxScreen,
  ...withScreen({ path: '/outbox', session: null }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(outbox.length))
    await expect(canvas.getByText('271828')).toBeVisible()
    await expect(canvas.getByText('Звонок с номера +7 900 000-16-18')).toBeVisible()
  },
})

export const FollowsALink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Открыть ссылку из письма' })
    await userEvent.click(link as HTMLElement)
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/signup/verify'))
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Call from +7 900 000-16-18')).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...outboxScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...outboxScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Сообщений пока нет')).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...outboxScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...outboxScenarios.notFound()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не найдена страница: /outbox')).toBeVisible())
  },
})
