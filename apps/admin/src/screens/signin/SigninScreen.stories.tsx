import { mock, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SigninScreen from './SigninScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Sign in',
  component: SigninScreen,
  ...withScreen({ path: '/signin', session: null, frame: 'shell' }),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Вход' })).toBeVisible())
  },
})

export const SignedInByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'vera@flower-market.example')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'flowers{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/settings'))
  },
})

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'vera@flower-market.example')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'tulips{Enter}')
    await waitFor(() => expect(canvas.getByText('Неверная почта или пароль.')).toBeVisible())
  },
})

export const NotStaff = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('signin', () => refuse('staff-only')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'anna@buket.example')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'flowers{Enter}')
    await waitFor(() => expect(canvas.getByText('Эта почта — не сотрудника.')).toBeVisible())
  },
})

export const OnAPhone = Empty.extend({
  ...startingFrom({}),
  globals: { viewport: { value: 'phone' } },
})
