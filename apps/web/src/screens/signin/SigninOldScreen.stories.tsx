import { anna } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SigninOldScreen from './SigninOldScreen.tsx'

const meta = preview.meta({
  title: 'Screens/SigninOld',
  component: SigninOldScreen,
  ...withScreen({ path: '/signin/indexOld', session: null }),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toBeVisible())
    await expect(canvas.getByLabelText('Почта')).toBeVisible()
  },
})

export const InEnglish = meta.story({ globals: { locale: 'en' } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const SignsIn = meta.story({
  ...startingFrom({ path: '/signin/indexOld?return=%2Fcart' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), anna.email)
    await userEvent.type(canvas.getByLabelText('Пароль'), `${anna.password}{Enter}`)
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/cart'))
  },
})
