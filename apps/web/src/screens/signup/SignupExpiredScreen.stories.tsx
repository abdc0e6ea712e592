import { identityScenarios } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import SignupExpiredScreen from './SignupExpiredScreen.tsx'

const meta = preview.meta({
  title: 'Screens/SignupExpired',
  component: SignupExpiredScreen,
  ...withScreen({ path: '/signup/expired', session: null }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Срок действия ссылки истёк. Подтвердить почту по этой ссылке нельзя.'),
      ).toBeVisible(),
    )
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Link has expired. You cannot verify your email using this link.'),
      ).toBeVisible(),
    )
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const AsksForANewLink = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityScenarios.retryLater()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить новую ссылку' }))
    await expect(canvas.getByLabelText('Почта')).toHaveAccessibleDescription('Введите почту.')
    await userEvent.type(canvas.getByLabelText('Почта'), 'nina@romashka.example{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent('/signup/nina%40romashka.example'),
    )
  },
})
