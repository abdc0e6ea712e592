import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import SignupOldScreen from './SignupOldScreen.tsx'

const meta = preview.meta({
  title: 'Screens/SignupOld',
  component: SignupOldScreen,
  ...withScreen({ path: '/signup/indexOld', session: null }),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Регистрация' })).toBeVisible())
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
