import { sessionFixture } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import RecoveryConfirmedScreen from './RecoveryConfirmedScreen.tsx'

const meta = preview.meta({
  title: 'Screens/RecoveryConfirmed',
  component: RecoveryConfirmedScreen,
  ...withScreen({ path: '/recovery/confirmed', session: null }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Войти с новым паролем' })).toHaveAttribute('href', '/signin'),
    )
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const SomebodyElseSignedIn = meta.story({
  ...startingFrom({ session: sessionFixture }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog'),
    )
    await expect(canvas.getByText('Сейчас открыт другой аккаунт.')).toBeVisible()
    await expect(canvas.queryByText(/Войдите с новым паролем/)).toBeNull()
  },
})
