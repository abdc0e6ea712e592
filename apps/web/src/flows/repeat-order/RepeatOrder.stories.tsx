import { expect, waitFor, within } from 'storybook/test'
import { anna, createMockMarket, fixtureCard, fixtureDays, purchaseOf } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { explorerCard, storedQuantity } from '../../stories/catalog-story.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import RepeatedOrderReview from './RepeatedOrderReview.tsx'
import RepeatLatest from './RepeatLatest.tsx'

const [MONDAY] = fixtureDays
const [mondialCard, tigerCard] = [fixtureCard('Mondial', 50), fixtureCard('Tiger', 60)]

/** What cost less then, a length that is not sold any more, and more than there is now. */
const earlier = purchaseOf({
  owner: anna,
  number: 1071,
  issuedAt: new Date('2026-11-02T08:00:00Z'),
  status: 'fulfilled',
  lines: [
    { card: mondialCard, quantity: mondialCard.stemsPerBunch, price: mondialCard.price - 500 },
    { card: { ...explorerCard, code: 'not-sold', lengthCm: 52 }, quantity: 2 * explorerCard.stemsPerBunch },
    { card: tigerCard, quantity: tigerCard.stemsAvailable + tigerCard.stemsPerBunch },
  ],
  methodDelivery: 'pickup',
  paymentMethod: 'BALANCE',
  paymentStatus: 'paid',
})

function RepeatedForMonday() {
  return (
    <>
      <RepeatLatest date={MONDAY} />
      <RepeatedOrderReview />
    </>
  )
}

const meta = preview.meta({
  title: 'Flows/RepeatOrder',
  component: RepeatedForMonday,
  ...withScreen({ path: '/catalog', cart: {} }),
})

/** What is dearer, gone or less is said line by line; what is gone is replaced by the nearest length with one press. */
export const Differences = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ purchases: [earlier] }).handlers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Повторить на|Repeat for/ }))
    const review = within(await canvas.findByRole('region', { name: /Повтор заказа|Repeated order/ }))
    await expect(review.getByRole('status')).toHaveTextContent(/в корзине 2 из 3|2 of 3 items in the cart/)
    const [dearer, gone, less] = review.getAllByRole('listitem')
    await expect(dearer).toHaveTextContent(/(Эквадор|Ecuador) · Alto Zafiro Roses/)
    await expect(dearer).toHaveTextContent(/дороже: было|price up:/)
    await expect(gone).toHaveTextContent(/нет в наличии, было 50|not available, you had 50/)
    await expect(less).toHaveTextContent(/есть только|only \d+ of \d+ available/)
    await expect(storedQuantity(mondialCard.code)).toBe(mondialCard.stemsPerBunch)
    await expect(storedQuantity(tigerCard.code)).toBe(tigerCard.stemsAvailable)
    await expect(storedQuantity(explorerCard.code)).toBeUndefined()
    const [nearest] = within(gone as HTMLElement).getAllByRole('button')
    await userEvent.click(nearest as HTMLElement)
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(2 * explorerCard.stemsPerBunch))
    await expect(nearest).toBeDisabled()
  },
})
