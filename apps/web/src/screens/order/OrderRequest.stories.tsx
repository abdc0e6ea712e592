import { expect, waitFor } from 'storybook/test'
import { fixtureRequestDay, requestCartFixture } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const meta = preview.meta({
  title: 'Screens/OrderRequest',
  component: OrderScreen,
  ...withScreen({
    path: `/order?date=${fixtureRequestDay}&kind=forPlantations`,
    route: '/order',
    cart: requestCartFixture,
  }),
})

/** Lots for plantations: a request to each, and nothing is said to be paid. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: /^(Отправить 2 запроса|Send 2 requests)/ })
    await expect(canvas.queryByRole('radio', { name: /Наличными|Cash|С баланса|From balance/ })).toBeNull()
    await expect(canvas.getByText(/^(Ответят в течение 48|They answer within 48)/)).toBeVisible()
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/sent?requests='))
    await waitFor(() => expect(localStorage.getItem('cart')).not.toContain(fixtureRequestDay))
  },
})
