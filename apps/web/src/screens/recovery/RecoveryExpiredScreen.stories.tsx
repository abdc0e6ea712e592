import { anna } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import RecoveryExpiredScreen from './RecoveryExpiredScreen.tsx'

const meta = preview.meta({
  title: 'Screens/RecoveryExpired',
  component: RecoveryExpiredScreen,
  ...withScreen({ path: '/recovery/expired', session: null }),
})

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Срок действия ссылки истёк/)).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Почта'), `${anna.email}{Enter}`)
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent('/recovery/anna%40buket.example'),
    )
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
