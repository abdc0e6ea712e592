import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../stories/screen-story.tsx'

function OwnPage() {
  return <h1>Мой заказ</h1>
}

// The stage itself stands behind the guard, as every page does in the router.
const meta = preview.meta({
  title: 'App/AccessGuard',
  component: OwnPage,
  ...withScreen({ path: '/history/order-1?from=mail', route: '/history/:id' }),
})

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Мой заказ' })).toBeVisible())
  },
})

export const Guest = meta.story({
  ...startingFrom({ session: null }),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(
        '/en/signin?return=%2Fhistory%2Forder-1%3Ffrom%3Dmail',
      ),
    )
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

export const SignedInAtGuestPage = meta.story({
  ...startingFrom({ path: '/signin?return=/cart', route: '/signin' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/cart'))
  },
})
